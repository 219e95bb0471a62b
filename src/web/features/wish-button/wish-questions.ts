// Batches the wish-list state requests of a page into one call.
import type { Site } from '../../site-context.ts'
import { askServer } from './wish-calls.ts'
import { clearOtherMembersList, isStoredAtServer, wishCount } from './wish-state.ts'

export { isInList, subscribeListedItems, wishCount } from './wish-state.ts'

/** Items whose state has not been requested yet. */
const unasked = new Set<string>()
let asksCount = false
let isScheduled = false

export function askForItem(itemNo: string, site: Site): void {
  if (!isStoredAtServer()) return
  unasked.add(itemNo)
  schedule(site)
}

export function askForCount(site: Site): void {
  if (!(clearOtherMembersList() || wishCount() === null) || !isStoredAtServer()) return
  asksCount = true
  schedule(site)
}

function schedule(site: Site): void {
  if (isScheduled) return
  isScheduled = true
  setTimeout(() => {
    isScheduled = false
    clearOtherMembersList()
    const question = { itemNos: [...unasked], withCount: asksCount, site }
    unasked.clear()
    asksCount = false
    // After a failed request the buttons keep their state and still work.
    askServer(question).catch(() => undefined)
  })
}
