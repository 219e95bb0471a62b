// Batches the wish-list state requests of a page into one call.
import type { Site } from '../../site-context.ts'
import { loadWishState } from './wish-calls.ts'
import { clearOtherMembersList, isStoredAtServer, wishCount } from './wish-state.ts'

export { isInList, subscribeListedItems, wishCount } from './wish-state.ts'

/** Items whose state has not been requested yet. */
const pending = new Set<string>()
let needsCount = false
let isScheduled = false

export function requestItemState(itemNo: string, site: Site): void {
  if (!isStoredAtServer()) return
  pending.add(itemNo)
  schedule(site)
}

export function requestCount(site: Site): void {
  if (!(clearOtherMembersList() || wishCount() === null) || !isStoredAtServer()) return
  needsCount = true
  schedule(site)
}

function schedule(site: Site): void {
  if (isScheduled) return
  isScheduled = true
  setTimeout(() => {
    isScheduled = false
    clearOtherMembersList()
    const request = { itemNos: [...pending], needsCount, site }
    pending.clear()
    needsCount = false
    // After a failed request the buttons keep their state and still work.
    loadWishState(request).catch(() => undefined)
  })
}
