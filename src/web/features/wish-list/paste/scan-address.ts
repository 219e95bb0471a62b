// Address of the wish list with the scanner open.
const SCAN_PARAMETER = 'scan'

/** Browser only. */
export function asksToScan(): boolean {
  return new URLSearchParams(location.search).has(SCAN_PARAMETER)
}

/** The address that opens the scanner on the list that is shown. */
export function scanAddress(): string {
  const query = new URLSearchParams(location.search)
  query.set(SCAN_PARAMETER, '1')
  return `${location.pathname}?${query.toString()}`
}

/** A reload after scanning shows the review, not the scanner. */
export function removeScanFromAddress(): void {
  const query = new URLSearchParams(location.search)
  query.delete(SCAN_PARAMETER)
  const remaining = query.toString()
  history.replaceState(history.state, '', location.pathname + (remaining && `?${remaining}`))
}
