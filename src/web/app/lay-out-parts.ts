// Lays out the parts of the first page that were out of sight when it was painted, one in each animation frame.

const PARTS = '[data-later-parts] > :is(section, tr)'

/**
 * Until a page is interactive, style sheets leave out the children of `data-later-parts` that are far below the window:
 * otherwise the first paint and the arrival of the font each lay out all of a long page in one task. A page that
 * returns to a place needs the height of everything above it, and so do all pages after the first; one that was opened
 * at an anchor leaves nothing out, because browsers without scroll anchoring would end elsewhere. Returns the function
 * to call when a screen is shown.
 */
export function watchLaterParts(): () => void {
  let isFirst = true
  return () => {
    if (isFirst && startsAtTop()) requestAnimationFrame(layOutNext)
    else layOutAll()
    isFirst = false
  }
}

function startsAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate' && location.hash === ''
}

function layOutNext(): void {
  const part = document.querySelector(`${PARTS}:not([data-laid-out])`)
  if (!part) return layOutAll()
  part.setAttribute('data-laid-out', '')
  requestAnimationFrame(layOutNext)
}

function layOutAll(): void {
  document.documentElement.setAttribute('data-laid-out', '')
}
