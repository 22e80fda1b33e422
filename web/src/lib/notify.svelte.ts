/** Tells people who look elsewhere that it is their turn. */

import { settings } from './settings.svelte'
import { t } from './words.svelte'

export const canNotify = (): boolean => isSecureContext && 'Notification' in window

/** Asks the browser for leave to notify; says whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Shows a notice of the system, if the page is out of sight and the person wants that. */
export function notifyTurn(game: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible')
    return
  try {
    const notice = new Notification(t('page-your-turn'), { body: game, tag: 'leagues-turn', icon: '/icon-192.png' })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Some phones have notifications and do not let a page make them; the title of the tab still says it.
  }
}
