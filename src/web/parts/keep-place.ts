// A change within the page, such as a filter ticked: the reader stays at the place and field at hand.

/** Options of `navigate`. Everything else scrolls to the top. */
export const KEEP_PLACE = { state: { keepPlace: true }, preventScrollReset: true } as const

export function keepsPlace(location: { state: unknown }): boolean {
  return (location.state as { keepPlace?: boolean } | null)?.keepPlace === true
}
