// Sets theme and language before the first paint; lib/settings.svelte.ts keeps them from then on.
try {
  const kept = JSON.parse(localStorage.getItem('leagues.settings') || '{}')
  const root = document.documentElement
  if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme
  if (kept.language) root.lang = kept.language
} catch {
  // Without storage the system's theme and English stand.
}
