// Update list as a dense table with the columns of the export.
import type { UpdateRow } from '../../../../contract/home.ts'
import { DataTable, numberCell, stickyCell } from '../../../../ui/data-table.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useTexts } from '../../../texts.ts'
import { ProductThumb } from '../product-card/product-thumb.tsx'
import { brandsOf, UpdatedItems } from './updated-items.tsx'
import css from './update-list.module.css'

const COLUMNS = [
  'number',
  'itemNo',
  'category',
  'brand',
  'region',
  'update',
  'date',
  'compatibility',
  'partNumber',
  'remark',
  'image',
] as const

export function UpdateTable({ rows, caption }: { rows: UpdateRow[]; caption: string }) {
  const t = useTexts('lists').updates.columns
  return (
    <DataTable caption={caption} className={css.table ?? ''}>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className={name === 'itemNo' ? stickyCell : undefined}>
              {t[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <td className={numberCell}>{row.number}</td>
            <th scope="row" className={stickyCell}>
              <UpdatedItems row={row} />
            </th>
            <td title={row.category}>{row.category}</td>
            <td>{brandsOf(row)}</td>
            <td className={css.regions} title={row.region}>
              <span aria-hidden="true">{row.regions.join(' ')}</span>
              <VisuallyHidden>{row.region}</VisuallyHidden>
            </td>
            <td>{row.updateName}</td>
            <td>
              <time dateTime={row.date}>{row.date}</time>
            </td>
            <td title={row.compatibility}>{row.compatibility}</td>
            <td title={row.partNumber}>{row.partNumber}</td>
            <td title={row.remark ?? undefined}>{row.remark}</td>
            <td>
              <ProductThumb card={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
