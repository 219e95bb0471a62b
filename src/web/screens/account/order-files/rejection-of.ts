// Why the orders of a file were not placed: by the reason of the 409, then by the state of the file that the page shows.
import type { OpenedOrderFile } from '../../../../contract/order-file.ts'

/**
 * If the page could not be reloaded, `state` is that from before the rejection. `inFlight`: the orders are being submitted
 * at this moment.
 */
export function rejectionOf(
  { state }: Pick<OpenedOrderFile, 'state'>,
  reason: string | undefined,
): 'unchecked' | 'changed' | 'submitted' {
  if (reason === 'placing' || reason === 'inFlight') return 'submitted'
  // A check that began after this one is still running, or failed before it had a result.
  if (state === 'read') return 'unchecked'
  return state === 'checked' ? 'changed' : 'submitted'
}
