// The order files of the company, newest first, each with what became of it.
import type { ListedOrderFile } from '../../../../contract/order-file.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { useDay, useNumber } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

export interface EarlierFilesProps {
  files: { list: ListedOrderFile[]; next: number | null }
}

export function EarlierFiles({ files: { list, next } }: EarlierFilesProps) {
  const { earlier: t, states } = useTexts('order-file')
  const day = useDay()
  const number = useNumber()
  return (
    <section className={member.section} aria-labelledby="earlier">
      <h2 id="earlier">{t.title}</h2>
      {list.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <DataTable caption={t.title}>
          <TableHead texts={[t.file, t.uploaded]} figures={[t.rows, t.placed, t.faulty]} />
          <tbody>
            {list.map((file) => (
              <tr key={file.id}>
                <th scope="row" className={member.name}>
                  <LocalLink to={`${PATHS.orderImport}?file=${file.id}`}>
                    <bdi>{file.fileName}</bdi>
                  </LocalLink>
                  <div className={member.muted}>{states[file.state]}</div>
                </th>
                <td className={member.whole}>{day(sellerDay(new Date(file.createdAt)))}</td>
                <td className={numberCell}>{number(file.rows)}</td>
                <td className={numberCell}>{number(file.progress.placed)}</td>
                <td className={numberCell}>{number(file.progress.faulty)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {next !== null && (
        <p>
          <LocalLink to={`${PATHS.orderImport}?after=${next}`} rel="next">
            {t.more}
          </LocalLink>
        </p>
      )}
    </section>
  )
}
