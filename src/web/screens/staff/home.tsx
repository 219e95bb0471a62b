// A staff member's own account: pending decisions, waiting work, name, rights, second factors and sessions.
import { useState } from 'react'
import { logOutStaff, readStaffMe } from '../../../client/staff-session.ts'
import { readStaffQueue } from '../../../client/staff-queue.ts'
import { staffTransport } from '../../../client/staff-transport.ts'
import type { StaffQueue } from '../../../contract/staff-queue.ts'
import type { StaffMe } from '../../../contract/staff-session.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { StaffLayout } from '../../layouts/staff-layout.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { useHref } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { Enrolment } from './own/enrolment.tsx'
import { Factors } from './own/factors.tsx'
import type { OwnPartProps } from './own/own-part.ts'
import { Queue } from './own/queue.tsx'
import { Rights } from './own/rights.tsx'
import { OwnSessions } from './own/own-sessions.tsx'
import { StepUpDialog } from './own/step-up-dialog.tsx'
import { WaitingWork } from './own/waiting-work.tsx'
import { useStaffActs } from './own/use-staff-acts.ts'
import { staffOnly } from './own/staff-address.ts'
import css from './own/staff.module.css'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return staffOnly(request.url, async () => {
    const me = await readStaffMe({ lang }, transport)
    return { me, queue: me.isEnrolled ? await readStaffQueue({ lang }, transport) : null }
  })
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'staff').home
  return { title, canonical: PATHS.staff, index: false, alternates: false }
}

export default function StaffHome() {
  const loaded = useLoaderData() as Data
  const [me, setMe] = useState<StaffMe>(loaded.me)
  const lang = useLang()
  const acts = useStaffActs()
  async function refresh(): Promise<void> {
    const now = await readStaffMe({ lang }, staffTransport).catch(() => null)
    if (now) setMe(now)
  }
  const part = { me, acts, refresh }
  return (
    <StaffLayout>
      <div className={classNames(columnClass, css.page)}>
        {me.isEnrolled ? <OwnAccount {...part} queue={loaded.queue} /> : <Enrolment {...part} />}
      </div>
      <StepUpDialog endStepUp={acts.endStepUp} me={me} />
    </StaffLayout>
  )
}

function OwnAccount({ queue, ...part }: OwnPartProps & { queue: StaffQueue | null }) {
  const { me, acts } = part
  const t = useTexts('staff')
  const lang = useLang()
  const logIn = useHref(PATHS.staffLogIn)
  async function logOut(): Promise<void> {
    const loggedOut = await acts.act(async () => {
      await logOutStaff({ lang }, staffTransport)
      return true
    })
    if (loggedOut) location.assign(logIn)
  }
  return (
    <>
      <h1>{t.home.title}</h1>
      {me.onePerson && <p className={css.notice}>{t.home.onePerson}</p>}
      <div className={css.who}>
        <strong>{me.name}</strong>
        <span>
          {t.home.email}: {me.email}
        </span>
        <span>
          {t.home.address}: {me.ip}
        </span>
        <Button aria-disabled={acts.isBusy} onClick={() => void logOut()}>
          {t.logOut}
        </Button>
      </div>
      {queue && <Queue {...part} initial={queue} />}
      {queue && <WaitingWork work={queue.work} />}
      <Factors {...part} />
      <OwnSessions {...part} />
      <Rights me={me} />
    </>
  )
}
