// The sessions of a staff account: end one, or all except the current one.
import { useState } from 'react'
import { endStaffSession } from '../../../../client/staff-session.ts'
import { staffTransport } from '../../../../client/staff-transport.ts'
import type { StaffMe } from '../../../../contract/staff-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { Moment } from '../../../components/moment.tsx'
import { browserName } from '../../../components/browser-name.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import type { OwnPartProps } from './own-part.ts'
import css from './staff.module.css'

type StaffSession = StaffMe['sessions'][number]

export function OwnSessions({ me, acts, refresh }: OwnPartProps) {
  const t = useTexts('staff').sessions
  const lang = useLang()
  const [endedCount, setEndedCount] = useState<number | null>(null)
  const isOnly = me.sessions.every(({ current }) => current)
  async function end(id?: string): Promise<void> {
    const input = { lang, ...(id === undefined ? {} : { id }) }
    const answer = await acts.act(() => endStaffSession(input, staffTransport))
    if (!answer) return
    setEndedCount(answer.ended)
    await refresh()
  }
  return (
    <section className={css.section} aria-labelledby="sessions">
      <SectionHeading id="sessions" title={t.title} />
      <DataTable caption={t.caption}>
        <TableHead texts={[t.device, t.address, t.began, t.lastSeen, t.ends]} />
        <tbody>
          {me.sessions.map((session) => (
            <SessionRow key={session.id} {...session} onEnd={() => void end(session.id)} />
          ))}
        </tbody>
      </DataTable>
      <div role="status">
        {endedCount !== null && <p>{t.ended(endedCount)}</p>}
        {isOnly && endedCount === null && <p className={css.muted}>{t.only}</p>}
      </div>
      {!isOnly && (
        <div className={css.actions}>
          <Button aria-disabled={acts.isBusy} onClick={() => void end()}>
            {t.endOthers}
          </Button>
        </div>
      )}
    </section>
  )
}

function SessionRow(session: StaffSession & { onEnd: () => void }) {
  const { device, userAgent, ip, current, onEnd } = session
  const t = useTexts('staff').sessions
  // A terminal's user agent, 'Terminal on <host name>', is shown in place of its address.
  const name = device === 'terminal' ? t.terminal : browserName(userAgent)
  return (
    <tr>
      <th scope="row">
        {name}
        {current ? (
          <div className={css.muted}>{t.here}</div>
        ) : (
          <div>
            <Button small aria-label={t.endLabel(name)} onClick={onEnd}>
              {t.end}
            </Button>
          </div>
        )}
      </th>
      <td>{device === 'terminal' ? userAgent : ip}</td>
      {[session.createdAt, session.lastSeenAt, session.endsAt].map((at, column) => (
        <td key={column}>
          <Moment at={at} />
        </td>
      ))}
    </tr>
  )
}
