// Table of business figures, formatted by the same texts as everywhere else.
import { type BusinessTextName, businessText } from '../../../../shared/business-texts.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { useLang } from '../../../site-context.ts'
import css from './business-figures.module.css'

export interface BusinessFiguresProps {
  caption: string
  columns: [name: string, figure: string]
  /** Name and key of each figure; `suffix` follows the value, such as 'months'. */
  rows: readonly { name: string; figure: BusinessTextName; suffix?: string }[]
}

export function BusinessFigures({ caption, columns, rows }: BusinessFiguresProps) {
  const lang = useLang()
  return (
    <DataTable caption={caption} className={css.table}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figure, suffix = '' }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{businessText(figure, lang) + suffix}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
