// A member's wish list: list selection, tools, lines, totals and pasting.
import { useState } from 'react'
import { useRevalidator } from '../../router/router-context.ts'
import { addWishLines } from '../../../client/wish-list.ts'
import type { ListChanges } from '../../../contract/standing-list.ts'
import type { WishListInfo } from '../../../contract/wish-list.ts'
import { totalsOf } from '../../../shared/list-totals.ts'
import { Button } from '../../../ui/button.tsx'
import { useSite } from '../../site-context.ts'
import { useLazyComponent } from '../../loading/lazy-component.ts'
import { useTexts } from '../../texts.ts'
import { setWishCount } from '../wish-button/wish-state.ts'
import { EmptyList } from './lists/empty-list.tsx'
import { ListChoice, listPagePath } from './lists/list-choice.tsx'
import { lazyPager } from './lists/lazy-pager.ts'
import { ListTools } from './lists/list-tools.tsx'
import { MergeNotice } from './merge-notice.tsx'
import { PasteSlot, useStoredReview } from './paste/paste-slot.tsx'
import type { AddLines } from './paste/review-views.ts'
import { SelectionBar } from './lists/selection-bar.tsx'
import { useListItems, type WishListAnswer } from './lines/use-list-items.ts'
import { WishItemsTable } from './lines/wish-items-table.tsx'
import { WishListTotals } from './lines/wish-list-totals.tsx'
import { lazyStandingList } from './standing/lazy-standing-list.ts'
import css from './lists/wish-list.module.css'

interface MemberListProps {
  lists: readonly WishListInfo[]
  answer: WishListAnswer
  /** What has changed since the last order from a standing list; null: the list is not a standing one. */
  changes: ListChanges | null
}

const NONE: ReadonlySet<string> = new Set()

export function MemberList({ lists, answer, changes }: MemberListProps) {
  const standing = useLazyComponent(lazyStandingList)
  const items = useListItems(answer)
  const [selected, setSelected] = useState(NONE)
  const [isPasting, setPasting] = useState(false)
  const addPasted = useAddPasted(answer.wishList.id)
  useStoredReview(() => setPasting(true))
  const { wishList: list, total, rows, page } = answer
  const { lines, removed, undo } = items
  const selectedLines = lines.filter(({ itemNo }) => selected.has(itemNo))
  const isOnePage = total <= rows
  // The last line of a page was removed; the page before it is about to be shown.
  const isEmpty = lines.length === 0 && isOnePage
  return (
    <>
      <div className={css.head}>
        <ListChoice lists={lists} current={list} />
        {!isEmpty && <ListTools list={list} onPaste={() => setPasting(true)} />}
      </div>
      {standing && lines.length > 0 && <standing.StandingList list={list} changes={changes} />}
      <MergeNotice />
      {isPasting && <PasteSlot hasPrices onAdd={addPasted} onClose={() => setPasting(false)} />}
      {removed.length > 0 && <RemovedNotice count={removed.length} onUndo={undo} />}
      {isEmpty && !isPasting && <EmptyList onPaste={() => setPasting(true)} />}
      {selectedLines.length > 0 && (
        <SelectionBar
          lists={lists}
          current={list}
          selectedLines={selectedLines}
          onRemove={() => {
            items.remove(selectedLines.map(({ itemNo }) => itemNo))
            setSelected(NONE)
          }}
          onClear={() => setSelected(NONE)}
        />
      )}
      {lines.length > 0 && (
        <>
          <WishItemsTable
            list={list}
            items={items}
            selected={selected}
            onSelect={setSelected}
            offset={(page - 1) * rows}
          />
          <WishListTotals
            sums={isOnePage ? totalsOf(lines.map(({ quote }) => quote)) : answer}
            hasMorePages={!isOnePage}
            isDemonstration={lines.some(({ product }) => product.price?.isDemonstration)}
          />
        </>
      )}
      {!isOnePage && <Pages answer={answer} />}
    </>
  )
}

/** The links to the other pages. */
function Pages({ answer: { wishList: list, page, rows, total } }: { answer: WishListAnswer }) {
  const pager = useLazyComponent(lazyPager)
  return (
    <div data-lazy="pager">
      {pager && (
        <pager.Pager
          page={page}
          rows={rows}
          total={total}
          hrefOf={(next) => listPagePath(list, next)}
        />
      )}
    </div>
  )
}

function RemovedNotice({ count, onUndo }: { count: number; onUndo: () => void }) {
  const t = useTexts('wish-list').undo
  return (
    <p className={css.notice} role="status">
      {t.removed(count)}{' '}
      <Button small onClick={onUndo}>
        {t.action}
      </Button>
    </p>
  )
}

/** Returns a function that adds lines to the list, and returns the items that the server rejected. */
function useAddPasted(listId: string): AddLines {
  const { lang, transport } = useSite()
  const { revalidate } = useRevalidator()
  return async (lines) => {
    const { rows, wishCount } = await addWishLines({ lang, listId, lines: [...lines] }, transport)
    setWishCount(wishCount)
    void revalidate()
    return new Map(
      rows.flatMap(({ itemNo, outcome }) =>
        outcome === 'unknown' || outcome === 'full' ? [[itemNo, outcome]] : [],
      ),
    )
  }
}
