// The rows of the buyer's list for which no item was found, as typed; our offer or a message answers them.
import type { UnlistedRow } from '../../../../shared/line-remarks.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

export function UnlistedRows({ rows }: { rows: readonly UnlistedRow[] }) {
  const { unlisted: t } = useTexts('wholesale')
  const number = useNumber()
  return (
    <section className={member.section} aria-labelledby="unlisted" data-lazy="unlisted-rows">
      <SectionHeading id="unlisted" title={t.title} note={t.note} />
      <DataTable caption={t.title}>
        <TableHead texts={[t.row, t.text]} figures={[t.quantity]} />
        <tbody>
          {rows.map(({ row, text, quantity }) => (
            <tr key={row}>
              <td>{number(row)}</td>
              <th scope="row" className={member.name}>
                <bdi>{text}</bdi>
              </th>
              <td className={numberCell}>{quantity === null ? '–' : number(quantity)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}
