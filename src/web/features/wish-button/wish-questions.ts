// Batches the wish state requests of a page into one call.
import type { Site } from '../../site-context.ts'
import { askServer } from './wish-calls.ts'
import { forgetStranger, keepsAtServer, wishCount } from './wish-state.ts'

export { toggleWish } from './wish-calls.ts'
export { isWished, subscribeWishes, wishCount } from './wish-state.ts'

/** Items whose state has not been requested yet. */
const unasked = new Set<string>()
let asksCount = false
let isScheduled = false

export function askForItem(itemNo: string, site: Site): void {
  if (!keepsAtServer()) return
  unasked.add(itemNo)
  schedule(site)
}

export function askForCount(site: Site): void {
  if (!(forgetStranger() || wishCount() === null) || !keepsAtServer()) return
  asksCount = true
  schedule(site)
}

function schedule(site: Site): void {
  if (isScheduled) return
  isScheduled = true
  setTimeout(() => {
    isScheduled = false
    forgetStranger()
    const question = { itemNos: [...unasked], withCount: asksCount, site }
    unasked.clear()
    asksCount = false
    // After a failed request the buttons keep their state and still work.
    askServer(question).catch(() => undefined)
  })
}
