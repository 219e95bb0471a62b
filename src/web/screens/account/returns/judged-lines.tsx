// What a return refunds and costs: a sentence for each line, then the amounts.
import type { JudgedReturn } from '../../../../contract/return.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

export function JudgedLines({ result }: { result: JudgedReturn }) {
  const t = useTexts('returns')
  const money = useMoney()
  const { lines, currency, wish } = result
  const amounts: [string, string][] = [
    [t.request.refund, result.refund],
    [t.request.fee, result.fee],
    [t.request.credited, result.credited],
  ]
  return (
    <>
      <SectionHeading id="result" title={t.request.result} />
      <DataTable caption={t.request.result}>
        <TableHead texts={[t.one.item]} figures={[t.pieces, t.request.refund, t.request.fee]} />
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.parcelNo} ${line.position} ${line.reason}`}>
              <th scope="row" className={member.name}>
                {line.itemNo}
                <div className={member.muted}>{line.text}</div>
              </th>
              <td className={numberCell}>{line.quantity}</td>
              <td className={numberCell}>{money(line.refund, currency)}</td>
              <td className={numberCell}>{money(line.fee, currency)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {wish === 'replacement' ? (
        <p>{t.request.replaced}</p>
      ) : (
        <dl className={member.facts}>
          {amounts.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
