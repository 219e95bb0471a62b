// Lists a member's sessions: end one, or all except the current one.
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData, useRevalidator } from '../../../router/router-context.ts'
import { useState } from 'react'
import { endSession, listSessions } from '../../../../client/user-session.ts'
import type { SessionInfo } from '../../../../contract/user-session.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { LogOutButton } from '../../../features/account/log-out-button.tsx'
import { memberOnly } from '../../member-only.ts'
import { Moment } from '../../../components/moment.tsx'
import { browserName } from '../../../components/browser-name.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { PATHS } from '../../../paths.ts'
import { pageContext, useSite } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import type { LoaderData } from '../../loader-data.ts'
import { MemberPage } from './member-page.tsx'
import css from './member.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return memberOnly(async () => (await listSessions({ lang }, transport)).list)
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'member').sessions
  return { title, canonical: PATHS.memberSessions, index: false }
}

export default function Sessions() {
  const t = useTexts('member').sessions
  const list = useLoaderData() as Data
  const { end, ended, isBusy } = useEnding()
  const isOnly = list.every(({ current }) => current)
  return (
    <MemberPage at={PATHS.memberSessions} title={t.title} lead={t.lead} hasButtons>
      <DataTable caption={t.caption}>
        <TableHead texts={[t.device, t.area, t.began, t.lastSeen, t.ends]} />
        <tbody>
          {list.map((session) => (
            <Row key={session.id} session={session} isBusy={isBusy} onEnd={() => end(session.id)} />
          ))}
        </tbody>
      </DataTable>
      <div role="status">
        {ended !== null && <p className={css.done}>{t.ended(ended)}</p>}
        {isOnly && ended === null && <p className={css.muted}>{t.only}</p>}
      </div>
      <div className={css.actions}>
        {!isOnly && (
          <Button look="primary" aria-disabled={isBusy} onClick={() => end()}>
            {t.endOthers}
          </Button>
        )}
        <LogOutButton className={buttonClass('plain')}>{t.logOut}</LogOutButton>
      </div>
    </MemberPage>
  )
}

function Row(props: { session: SessionInfo; isBusy: boolean; onEnd: () => void }) {
  const { session, isBusy, onEnd } = props
  const t = useTexts('member').sessions
  const device = browserName(session.device) || t.unknownDevice
  return (
    <tr>
      <th scope="row" className={css.wide}>
        {device}
        {session.current ? (
          <span className={css.muted}>{t.here}</span>
        ) : (
          // In the first column, so that it is visible on a phone without horizontal scrolling.
          <span>
            <Button small aria-disabled={isBusy} aria-label={t.endLabel(device)} onClick={onEnd}>
              {t.end}
            </Button>
          </span>
        )}
      </th>
      <td>{t.kinds[session.kind]}</td>
      <td>
        <Moment at={session.createdAt} />
      </td>
      <td>
        <Moment at={session.lastSeenAt} />
      </td>
      <td>
        <Moment at={session.endsAt} />
        {session.remembered && <div className={css.muted}>{t.remembered}</div>}
      </td>
    </tr>
  )
}

function useEnding() {
  const { lang, transport } = useSite()
  const { revalidate } = useRevalidator()
  // How many sessions have just been ended.
  const [ended, setEnded] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function end(id?: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      const answer = await endSession({ lang, ...(id === undefined ? {} : { id }) }, transport)
      setEnded(answer.ended)
      await revalidate()
    } catch {
      // The transport has already shown the error.
    } finally {
      setBusy(false)
    }
  }
  return { end: (id?: string) => void end(id), ended, isBusy }
}
