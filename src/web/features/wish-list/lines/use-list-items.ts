// Editing of list lines with optimistic updates that are rolled back on failure.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from '../../../router/router-context.ts'
import {
  addWish,
  addWishLines,
  arrangeWishList,
  readWishList,
  removeWishes,
} from '../../../../client/wish-list.ts'
import type { WishListItem } from '../../../../contract/wish-list.ts'
import { moveEntry } from '../../../components/move-entry.ts'
import { useSite } from '../../../site-context.ts'
import { setWishCount } from '../../wish-button/wish-state.ts'
import { readPages } from '../lists/all-lines.ts'
import { withQuantity } from './line-price.ts'

export type WishListAnswer = Awaited<ReturnType<typeof readWishList>>

export interface ListItems {
  lines: readonly WishListItem[]
  setQuantity: (itemNo: string, quantity: number) => void
  setNote: (itemNo: string, note: string) => void
  move: (from: number, to: number) => void
  remove: (itemNos: readonly string[]) => void
  /** The lines removed last, while undo is possible. */
  removed: readonly WishListItem[]
  undo: () => void
}

export function useListItems(answer: WishListAnswer): ListItems {
  const { lang, transport } = useSite()
  const { lines, change } = useShownLines(answer)
  const [removed, setRemoved] = useState<readonly WishListItem[]>([])
  const listId = answer.wishList.id

  function changeLine(itemNo: string, make: (line: WishListItem) => WishListItem): void {
    const next = lines.map((line) => (line.itemNo === itemNo ? make(line) : line))
    const line = next.find((one) => one.itemNo === itemNo)
    if (!line) return
    const { quantity, note } = line
    void change(next, async () => {
      const input = { lang, id: itemNo, listId, quantity, note }
      setWishCount((await addWish(input, transport)).wishCount)
    })
  }

  return {
    lines,
    removed,
    setQuantity: (itemNo, quantity) => changeLine(itemNo, (line) => withQuantity(line, quantity)),
    setNote: (itemNo, note) => changeLine(itemNo, (line) => ({ ...line, note })),
    move(from, to) {
      const next = moveEntry(lines, from, to)
      void change(next, async () => {
        // The call puts the lines that it names before all others.
        const before = await readPages({ lang, transport }, listId, answer.page - 1)
        const itemNos = [...before, ...next].map(({ itemNo }) => itemNo)
        await arrangeWishList({ lang, listId, itemNos }, transport)
      })
    },
    remove(itemNos) {
      const removedLines = lines.filter(({ itemNo }) => itemNos.includes(itemNo))
      const next = lines.filter(({ itemNo }) => !itemNos.includes(itemNo))
      void change(next, async () => {
        const input = { lang, listId, ids: itemNos.join(',') }
        setWishCount((await removeWishes(input, transport)).wishCount)
        setRemoved(removedLines)
      })
    },
    undo() {
      const back = removed.map(({ itemNo, quantity, note, customerRefs }) => {
        return { itemNo, quantity, note, customerRefs }
      })
      void change([...lines, ...removed], async () => {
        const input = { lang, listId, mode: 'keep' as const, lines: back }
        setWishCount((await addWishLines(input, transport)).wishCount)
        setRemoved([])
      })
    },
  }
}

type Change = (next: readonly WishListItem[], call: () => Promise<unknown>) => Promise<boolean>

/** The displayed lines; `change` updates them immediately and returns whether the call succeeded. */
function useShownLines(answer: WishListAnswer): { lines: readonly WishListItem[]; change: Change } {
  const { revalidate } = useRevalidator()
  const [lines, setLines] = useState<readonly WishListItem[]>(answer.list)
  const pendingCalls = useRef(0)
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    // Ignores a response that was loaded before another change started.
    if (pendingCalls.current === 0) setLines(answer.list)
  }, [answer])

  /**
   * Calls are sent one after the other, so that the last change wins. The transport shows an error; the displayed lines
   * are restored.
   */
  async function change(
    next: readonly WishListItem[],
    call: () => Promise<unknown>,
  ): Promise<boolean> {
    const before = lines
    setLines(next)
    pendingCalls.current += 1
    const done = sending.current.then(call).then(
      () => true,
      () => false,
    )
    sending.current = done
    const isDone = await done
    pendingCalls.current -= 1
    if (!isDone) setLines(before)
    if (pendingCalls.current === 0) void revalidate()
    return isDone
  }
  return { lines, change }
}
