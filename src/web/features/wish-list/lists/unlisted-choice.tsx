// The rows of the pasted list without an item, which a request for a quotation includes unless the buyer leaves them out.
import { useMemo, useState } from 'react'
import type { UnlistedRow } from '../../../../shared/line-remarks.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { readUnlisted } from './unlisted-rows.ts'
import css from './wish-list.module.css'

const NONE: readonly UnlistedRow[] = []

/** The rows without an item, read again each time the dialog opens, and `sent`: those of them that the buyer sends. */
export function useUnlistedRows(isOpen: boolean) {
  const rows = useMemo(() => (isOpen ? readUnlisted() : NONE), [isOpen])
  const [isIncluded, setIsIncluded] = useState(true)
  return { rows, isIncluded, setIsIncluded, sent: isIncluded ? rows : NONE }
}

export function UnlistedChoice({
  rows,
  isIncluded,
  setIsIncluded,
}: ReturnType<typeof useUnlistedRows>) {
  const { columns, quotation } = useTexts('list-review')
  const t = quotation.unlisted
  const number = useNumber()
  if (rows.length === 0) return null
  return (
    <div>
      <label className={css.unlisted}>
        <input
          type="checkbox"
          checked={isIncluded}
          onChange={(event) => setIsIncluded(event.target.checked)}
        />
        {t.send(rows.length)}
      </label>
      <details>
        <summary>{t.show}</summary>
        <DataTable caption={t.title}>
          <TableHead texts={[columns.row, columns.read]} figures={[columns.quantity]} />
          <tbody>
            {rows.map(({ row, text, quantity }) => (
              <tr key={row}>
                <td>{number(row)}</td>
                <th scope="row">
                  <bdi>{text}</bdi>
                </th>
                <td className={numberCell}>{quantity === null ? '–' : number(quantity)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </details>
    </div>
  )
}
