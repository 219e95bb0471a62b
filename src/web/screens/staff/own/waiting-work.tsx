// Work that waits for a staff account, besides the requests and proposals of queue.tsx: how much of each kind, since
// when, the command that lists it.
import type { StaffQueue } from '../../../../contract/staff-queue.ts'
import type { StaffWork } from '../../../../shared/staff-work.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { CopyingButton } from '../../../components/copy-button/copying-button.tsx'
import { Moment } from '../../../components/moment.tsx'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import css from './staff.module.css'

/** The command that lists the waiting work of each kind. */
const COMMANDS: Readonly<Record<StaffWork, string>> = {
  application: 'npm run staff -- applications',
  offer: 'npm run orders -- list --state submitted',
  warehouse: 'npm run orders -- list',
  cancellation: 'npm run orders -- list --state picking',
  case: 'npm run cases -- list',
  return: 'npm run returns -- list',
  inspection: 'npm run returns -- list',
  refund: 'npm run returns -- list',
  payment: 'npm run money -- payments',
  review: 'npm run reviews -- list',
}
/** The largest count that is shown; the server answers one more when there are more. */
const MAX_COUNTED = 999

export function WaitingWork({ work }: Pick<StaffQueue, 'work'>) {
  const t = useTexts('staff').work
  const number = useNumber()
  const waiting = work.filter(({ count }) => count > 0)
  if (work.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="work">
      <SectionHeading id="work" title={t.title} />
      {waiting.length === 0 ? (
        <p className={css.muted}>{t.none}</p>
      ) : (
        <DataTable caption={t.note}>
          <thead>
            <tr>
              <th scope="col">{t.columns.work}</th>
              <th scope="col" className={numberCell}>
                {t.columns.count}
              </th>
              <th scope="col">{t.columns.since}</th>
              <th scope="col">{t.columns.command}</th>
            </tr>
          </thead>
          <tbody>
            {waiting.map(({ kind, count, since }) => (
              <tr key={kind}>
                <th scope="row">{t.names[kind]}</th>
                <td className={numberCell}>
                  {count > MAX_COUNTED ? t.more(number(MAX_COUNTED)) : number(count)}
                </td>
                <td>{since && <Moment at={since} />}</td>
                <td>
                  <code>{COMMANDS[kind]}</code>{' '}
                  <CopyingButton value={COMMANDS[kind]} label={t.copyOf(t.names[kind])}>
                    {t.copy}
                  </CopyingButton>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </section>
  )
}
