// The last changes to the logins of a company.
import type { CompanyEventItem } from '../../../../contract/colleagues.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { Moment } from '../../../components/moment.tsx'
import { useTexts } from '../../../texts.ts'
import css from '../member/member.module.css'

export function TeamEvents({ events }: { events: CompanyEventItem[] }) {
  const t = useTexts('team')
  return (
    <section className={css.section} aria-labelledby="events">
      <SectionHeading id="events" title={t.events} />
      <DataTable caption={t.eventsCaption}>
        <TableHead texts={[t.when, t.change, t.login, t.by]} />
        <tbody>
          {events.map(({ at, event, about, by, role }) => (
            <tr key={`${at} ${event} ${about}`}>
              <td className={css.whole}>
                <Moment at={at} />
              </td>
              <td>
                {t.eventNames[event]}
                {role && event !== 'remove' && (
                  <span className={css.muted}> · {t.roles[role]}</span>
                )}
              </td>
              <td>
                <bdi>{about}</bdi>
              </td>
              <td>
                <bdi>{by}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}
