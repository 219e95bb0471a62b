// The quantity of one item on the wish list while it is edited: adds the item, changes its quantity, removes it.
import { quoteQuantity, smallestOrder } from '../../../shared/price-rules.ts'
import { readQuantity } from '../../components/quantity/quantity.ts'
import { createStore } from '../../page/store.ts'
import type { Site } from '../../site-context.ts'
import type { ItemToList } from './item-to-list.ts'
import { putOnList, takeOffLists } from './wish-calls.ts'
import { isInList, isStoredAtServer, listedQuantity } from './wish-state.ts'

export interface EditState {
  /** What the field shows. */
  shown: string
  /** Null: the minimum order quantity. */
  saved: number | null
  /**
   * Of the last change. none: no answer yet. added: newly on the list. listed: on the list before. onOtherList: only on
   * other lists than the default one. full: the list takes no more. failed: neither added nor removed.
   */
  outcome: 'none' | 'added' | 'listed' | 'onOtherList' | 'full' | 'failed' | 'removed'
  /** Whether something was saved since the edit began; a removal does not count. */
  hasSaved: boolean
}

export interface QuantityEdit {
  state: () => EditState
  subscribe: (listener: () => void) => () => void
  /** Adds an item that is on no list; sets a listed one to the quantity typed beside the button, if any. Acts once. */
  start: () => void
  type: (text: string) => void
  /** Saves a valid quantity; an invalid one stays in the field. */
  finish: (text: string) => void
  /** Returns to the saved quantity. */
  discard: () => void
  remove: () => Promise<void>
}

/** The quantity in a text; null: the field is empty, and without a price none is needed. Undefined: not valid. */
export function validQuantity({ price }: ItemToList, text: string): number | null | undefined {
  const quantity = readQuantity(text)
  if (quantity === null) return !price && text.trim() === '' ? null : undefined
  return price && quoteQuantity(price, quantity).fault !== null ? undefined : quantity
}

export function editQuantity(item: ItemToList, site: Site): QuantityEdit {
  const { itemNo, quantity = null } = item
  const saved = firstQuantity(item)
  const initial: EditState = { shown: textOf(saved), saved, outcome: 'none', hasSaved: false }
  const { read, write, subscribe } = createStore(initial)
  const change = (next: Partial<EditState>) => write({ ...read(), ...next })
  const put = sequentialPut(item, site, change)
  let isStarted = false
  return {
    state: read,
    subscribe,
    start() {
      if (isStarted) return
      isStarted = true
      if (!isInList(itemNo)) return put(quantity, true)
      if (quantity !== null && quantity !== listedQuantity(itemNo)) return put(quantity, false)
      change({ outcome: isOnlyOnOtherLists(itemNo) ? 'onOtherList' : 'listed' })
    },
    type: (shown) => change({ shown }),
    discard: () => change({ shown: textOf(read().saved) }),
    finish(text) {
      const wanted = validQuantity(item, text)
      change({ shown: wanted === undefined ? text : textOf(wanted) })
      if (wanted === undefined || wanted === read().saved) return
      change({ saved: wanted })
      put(wanted, false)
    },
    remove: () =>
      takeOffLists(itemNo, site).then(
        () => change({ outcome: 'removed' }),
        () => change({ outcome: 'failed' }),
      ),
  }
}

/** Sends one request after the other, and none that a newer one has replaced. */
function sequentialPut(
  { itemNo }: ItemToList,
  site: Site,
  change: (next: Partial<EditState>) => void,
) {
  let last = Promise.resolve()
  let newest: object | null = null
  return (quantity: number | null, isNew: boolean): void => {
    const request = {}
    newest = request
    last = last.then(async () => {
      if (newest !== request) return
      try {
        const stored = await putOnList(itemNo, quantity, site)
        if (stored === 'full') return change({ outcome: 'full' })
        const outcome = isNew ? 'added' : 'listed'
        if (newest !== request) return change({ outcome, hasSaved: true })
        change({ saved: stored, shown: textOf(stored), outcome, hasSaved: true })
      } catch {
        // The transport has already shown the error.
        if (isNew) return change({ outcome: 'failed' })
        const before = listedQuantity(itemNo)
        change({ saved: before, shown: textOf(before) })
      }
    })
  }
}

function firstQuantity({ itemNo, price, quantity = null }: ItemToList): number | null {
  if (quantity !== null) return quantity
  if (isInList(itemNo)) return listedQuantity(itemNo)
  return price ? smallestOrder(price) : null
}

function isOnlyOnOtherLists(itemNo: string): boolean {
  return isStoredAtServer() && listedQuantity(itemNo) === null
}

function textOf(quantity: number | null): string {
  return quantity === null ? '' : String(quantity)
}
