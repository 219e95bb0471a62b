// The feedback form, what happens after sending it, and the form to follow a case.
import { useEffect } from 'react'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Column } from '../../../ui/page.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { breadcrumbJsonLd, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { FeedbackBox, FollowBox } from '../../features/support/feedback/feedback-box.tsx'
import { inquiryTypeOf } from '../../features/support/feedback/inquiry-fields.ts'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import { useFrameData } from '../../page/frame-data.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { useContactDetails } from './member-details.tsx'
import { helpTrail } from './trail.ts'
import css from './help.module.css'

/** '?type=cooperation&item=VC-1&subject=…' prefills the feedback form, '?caseNo=' the form to follow a case. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const param = (name: string, max: number) => (query.get(name) ?? '').trim().slice(0, max)
  return {
    prefilled: {
      type: inquiryTypeOf(query.get('type')) ?? undefined,
      modelNumber: param('item', 80),
      subject: param('subject', 160),
      message: param('message', 4000),
    },
    caseNo: param('caseNo', 20),
    isPlain: query.size === 0,
  }
}
type Data = LoaderData<typeof loader>

export function head({ isPlain }: Data, context: HeadContext): Head {
  const t = textsOf(context.lang, 'feedback')
  const trail = helpTrail(context.lang, t.title, PATHS.feedback)
  return {
    title: t.title,
    description: t.description,
    canonical: PATHS.feedback,
    index: isPlain,
    jsonLd: [breadcrumbJsonLd(trail, context)],
  }
}

export default function Feedback() {
  const data = useLoaderData() as Data
  const t = useTexts('feedback')
  const { trail } = useTexts('article')
  return (
    <Column className={css.page}>
      <Breadcrumbs trail={helpTrail(useLang(), t.title, PATHS.feedback)} label={trail} />
      <ScreenTitle title={t.title} intro={t.intro}>
        <a href="#follow" className={buttonClass()}>
          {t.followTitle}
        </a>
      </ScreenTitle>
      <NoScripts />
      <div className={css.beside}>
        {/* A link from a mail shows the case first; otherwise the feedback form comes first. */}
        {data.caseNo && <Follow caseNo={data.caseNo} />}
        {/* The key resets the form when the prefilled values change. */}
        <Write key={JSON.stringify(data.prefilled)} prefilled={data.prefilled} />
        {!data.caseNo && <Follow caseNo="" />}
      </div>
    </Column>
  )
}

function Write({ prefilled }: Pick<Data, 'prefilled'>) {
  const t = useTexts('feedback')
  const details = useContactDetails()
  return (
    <section className={css.part} aria-labelledby="write">
      <SectionHeading id="write" title={t.writeTitle} note={t.writeNote} />
      <FeedbackBox prefilled={prefilled} details={details && valuesOf(details)} />
    </section>
  )
}

function valuesOf({ fullName, email, country }: NonNullable<ReturnType<typeof useContactDetails>>) {
  return { fullName, email, region: country }
}

function Follow({ caseNo }: { caseNo: string }) {
  const t = useTexts('feedback')
  useFollowAnchor(caseNo)
  return (
    <section id="follow" className={css.part} aria-labelledby="follow-title">
      <SectionHeading id="follow-title" title={t.followTitle} note={t.followNote} />
      <FollowBox caseNo={caseNo} key={caseNo} />
    </section>
  )
}

/** A link to '#follow' or with a case number focuses the first field still to be filled in. */
function useFollowAnchor(caseNo: string) {
  useEffect(() => {
    function go() {
      if (location.hash !== '#follow' && !caseNo) return
      const name = caseNo ? 'feedbackCode' : 'caseNo'
      const next = document.querySelector<HTMLElement>(`#follow [name=${name}]`)
      next?.focus({ preventScroll: true })
      document.getElementById('follow')?.scrollIntoView()
    }
    go()
    window.addEventListener('hashchange', go)
    return () => window.removeEventListener('hashchange', go)
  }, [caseNo])
}

/** Alternatives for visitors without scripts. */
function NoScripts() {
  const t = useTexts('feedback').noScripts
  const { contactEmail } = useFrameData()
  return (
    <noscript>
      <p className={css.notice}>
        {t.text}{' '}
        {contactEmail ? (
          <>
            {t.mail} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </>
        ) : (
          <LocalLink to={PATHS.contact}>{t.contact}</LocalLink>
        )}
      </p>
    </noscript>
  )
}
