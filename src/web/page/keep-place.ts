// Navigation options for changes within a page, such as ticking a filter, that keep scroll position and focus.

/** Options of `navigate`. Every other navigation scrolls to the top. */
export const KEEP_PLACE = { state: { keepPlace: true } } as const

export function keepsPlace(location: { state: unknown }): boolean {
  return (location.state as { keepPlace?: boolean } | null)?.keepPlace === true
}
