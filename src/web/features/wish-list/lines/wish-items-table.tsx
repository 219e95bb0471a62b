// The lines of a list as a table; on phones each line is a card.
import { useState } from 'react'
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { hiddenClass, VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useTexts } from '../../../texts.ts'
import { listName } from '../lists/list-name.ts'
import type { ListItems } from './use-list-items.ts'
import { WishListItemView } from './wish-list-item.tsx'
import css from './wish-items-table.module.css'

interface WishItemsTableProps {
  list: WishListInfo
  items: ListItems
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** Number of lines before this page. */
  offset: number
}

export function WishItemsTable({ list, items, selected, onSelect, offset }: WishItemsTableProps) {
  const { table: t, title } = useTexts('wish-list')
  const caption = t.caption(listName(list, title))
  const { lines, move } = items
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)

  function moveTo(from: number, to: number) {
    const line = lines[from]
    if (!line || to < 0 || to >= lines.length || to === from) return
    move(from, to)
    setAnnouncement(t.moved(line.itemNo, offset + to + 1))
  }

  return (
    <div className={css.scroll} role="region" aria-label={caption}>
      <p className={hiddenClass} role="status">
        {announcement}
      </p>
      <table className={css.table}>
        <caption className={hiddenClass}>{caption}</caption>
        <thead>
          <tr>
            <SelectAll
              itemNos={lines.map(({ itemNo }) => itemNo)}
              selected={selected}
              onSelect={onSelect}
            />
            <Headings />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <WishListItemView
              key={line.itemNo}
              line={line}
              items={items}
              isSelected={selected.has(line.itemNo)}
              onSelect={(on) => onSelect(withItem(selected, line.itemNo, on))}
              isFirst={index === 0}
              isLast={index === lines.length - 1}
              onMove={(by) => moveTo(index, index + by)}
              drag={{
                isDragged: dragged === index,
                onStart: () => setDragged(index),
                onEnd: () => setDragged(null),
                onDrop: () => dragged !== null && moveTo(dragged, index),
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function withItem(selected: ReadonlySet<string>, itemNo: string, on: boolean): Set<string> {
  const next = new Set(selected)
  if (on) next.add(itemNo)
  else next.delete(itemNo)
  return next
}

interface SelectAllProps {
  itemNos: readonly string[]
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

function SelectAll({ itemNos, selected, onSelect }: SelectAllProps) {
  const t = useTexts('wish-list').table
  const areAllSelected = itemNos.length > 0 && itemNos.every((itemNo) => selected.has(itemNo))
  return (
    <th scope="col" className={css.select}>
      <input
        type="checkbox"
        checked={areAllSelected}
        aria-label={t.selectAll}
        onChange={() => onSelect(new Set(areAllSelected ? [] : itemNos))}
      />
    </th>
  )
}

function Headings() {
  const t = useTexts('wish-list').table.columns
  return (
    <>
      <th scope="col" className={css.picture}>
        <VisuallyHidden>{t.picture}</VisuallyHidden>
      </th>
      <th scope="col">{t.item}</th>
      <th scope="col">{t.quantity}</th>
      <th scope="col">{t.note}</th>
      <th scope="col" className={css.figure}>
        {t.unit}
      </th>
      <th scope="col" className={css.figure}>
        {t.stock}
      </th>
      <th scope="col" className={css.figure}>
        {t.subtotal}
      </th>
      <th scope="col" className={css.controlsCell}>
        <VisuallyHidden>{t.order}</VisuallyHidden>
      </th>
    </>
  )
}
