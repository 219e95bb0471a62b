// Entries of the account with the balance after each, continued by links.
import type { listAccountEntriesRoute } from '../../../../contract/account.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { KeysetLinks } from '../../../components/pager/keyset-links.tsx'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { type AccountPage, accountPagePath } from './account-page.ts'
import member from '../member/member.module.css'

interface EntriesProps extends AccountPage {
  page: ResultOf<typeof listAccountEntriesRoute>
  currency: string
}

export function Entries({ page, currency, afterEntry, afterPayment }: EntriesProps) {
  const t = useTexts('money').entries
  const isFirstPage = afterEntry === undefined
  const pathOf = (key?: number) => accountPagePath({ afterEntry: key, afterPayment }, 'entries')
  return (
    <section className={member.section} aria-labelledby="entries">
      <SectionHeading id="entries" title={t.title} />
      {page.list.length === 0 && isFirstPage ? (
        <p className={member.muted}>{t.none}</p>
      ) : (
        <EntryTable list={page.list} currency={currency} />
      )}
      <div className={member.actions}>
        <KeysetLinks
          start={isFirstPage ? null : pathOf()}
          next={page.next === null ? null : pathOf(page.next)}
          startText={t.newest}
          nextText={t.older}
        />
      </div>
    </section>
  )
}

type Entry = EntriesProps['page']['list'][number]
type EntryTexts = Pick<ReturnType<typeof useTexts<'money'>>['entries'], 'kinds' | 'ofPayout'>

/** Money is held and released for orders and for payouts. */
function nameOf({ kind, payoutId }: Entry, { kinds, ofPayout }: EntryTexts): string {
  if (payoutId === null || (kind !== 'hold' && kind !== 'release')) return kinds[kind]
  return ofPayout[kind]
}

function EntryTable({ list, currency }: { list: EntriesProps['page']['list']; currency: string }) {
  const t = useTexts('money').entries
  const money = useMoney()
  const day = useDay()
  const signed = (amount: string) => {
    const text = Number(amount) === 0 ? '–' : money(amount, currency)
    return Number(amount) > 0 ? `+${text}` : text
  }
  return (
    <DataTable caption={t.caption}>
      <TableHead texts={[t.date, t.kind]} figures={[t.change, t.held, t.after, t.heldAfter]} />
      <tbody>
        {list.map((entry) => (
          <tr key={entry.id}>
            <td className={member.whole}>{day(sellerDay(new Date(entry.at)))}</td>
            <th scope="row" className={member.name}>
              {nameOf(entry, t)}
              {entry.reason && <div className={member.muted}>{entry.reason}</div>}
            </th>
            <td className={numberCell}>{signed(entry.toAvailable)}</td>
            <td className={numberCell}>{signed(entry.toHeld)}</td>
            <td className={numberCell}>{money(entry.available, currency)}</td>
            <td className={numberCell}>{money(entry.held, currency)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
