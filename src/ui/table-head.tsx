// The names of a table's columns.
import { numberCell } from './data-table.tsx'

export interface TableHeadProps {
  texts: readonly string[]
  figures?: readonly string[]
}

/** For tables whose columns of text come before their columns of figures. */
export function TableHead({ texts, figures = [] }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {texts.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {figures.map((name) => (
          <th key={name} scope="col" className={numberCell}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
