// Keeps the page, so that it opens without a line: the document, and the files that the build names. Nothing that the server answers is
// ever kept; what only one person may see passes by here. The build writes BUILD, FILES and ENTRY (vite.config.ts).

const BUILD = '__BUILD__'
const FILES = __FILES__
const ENTRY = '__ENTRY__'
const MINE = 'leagues-'
const KEPT = /^\/(assets|fonts)\/|^\/(before\.js|icon\.svg|icon-\d+\.png|icon-whole\.png|app\.webmanifest)$/

/** The document and all files of this build, or nothing: a build that changed on the way is fetched again another time. */
async function fill() {
  const cache = await caches.open(MINE + BUILD)
  const document = await fetch('/', { cache: 'no-store', credentials: 'omit' })
  if (!document.ok || !(await document.clone().text()).includes(ENTRY)) throw new Error('another build')
  await Promise.all(FILES.map((file) => known(cache, file)))
  await cache.put('/', document)
}

async function known(cache, file) {
  const found = await caches.match(file)
  const hashed = file.startsWith('/assets/')
  const answer = hashed && found ? found : await fetch(file, { cache: hashed ? 'default' : 'no-cache', credentials: 'omit' })
  if (!answer.ok) throw new Error(file)
  await cache.put(file, answer)
}

/** The build before this one stays: tabs that were opened with it may still ask for its parts. */
async function clear() {
  const names = (await caches.keys()).filter((name) => name.startsWith(MINE) && name !== MINE + BUILD)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
}

/** The newest document; the one that was kept only where there is no line. */
async function document(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/', { cacheName: MINE + BUILD })) ?? Response.error()
  }
}

/** Files with a hash in their names never change; others are asked for first. */
async function file(request, path) {
  if (path.startsWith('/assets/')) return (await caches.match(path)) ?? fetch(request)
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(path, { cacheName: MINE + BUILD })) ?? Response.error()
  }
}

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(fill())
})

addEventListener('activate', (event) => {
  event.waitUntil(clear().then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && pathname === '/') event.respondWith(document(request))
  else if (KEPT.test(pathname) && !request.headers.has('authorization')) event.respondWith(file(request, pathname))
})
