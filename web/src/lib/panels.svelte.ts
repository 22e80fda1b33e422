/** Which of the page's own sheets is open. */

class Panels {
  settings = $state(false)
  join = $state(false)
}

export const panels = new Panels()
