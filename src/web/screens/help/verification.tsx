// Product verification: checks the code of a pack, explains its date code, and takes a report about its seller.
import { useState } from 'react'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { CallError } from '../../../client/call.ts'
import { readDateCode, verifyProduct } from '../../../client/verification.ts'
import { CODE_LENGTH, digitsOf, hasCodeShape } from '../../../shared/verification-code.ts'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import {
  breadcrumbJsonLd,
  Breadcrumbs,
  type Crumb,
} from '../../components/breadcrumbs/breadcrumbs.tsx'
import { VerificationForm } from '../../features/support/verification/verification-form.tsx'
import {
  DateCodeForm,
  type DateCodeState,
  reasonOf,
} from '../../features/support/verification/date-code-form.tsx'
import { ReportSection } from '../../features/support/verification/report-section.tsx'
import type { Outcome } from '../../features/support/verification/use-check.ts'
import css from '../../features/support/verification/verification.module.css'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext, type Site, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { Lang } from '../../../shared/lang.ts'

type Page = Pick<Site, 'lang' | 'transport'>

/**
 * `?no=` only prefills the field. Without scripts, the form is sent to this page with `look`: then `initialOutcome` is the
 * outcome of the check.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const code = digitsOf(query.get('no') ?? '').slice(0, CODE_LENGTH)
  const isSubmitted = query.has('look') && code !== ''
  const [initialOutcome, dateCode] = await Promise.all([
    isSubmitted ? checkWithoutRecord(code, page) : null,
    readDate(query.get('date') ?? '', page),
  ])
  return { code, item: (query.get('item') ?? '').slice(0, 64), initialOutcome, dateCode }
}
type Data = Awaited<ReturnType<typeof loader>>

export function head(_: unknown, context: HeadContext): Head {
  const { lang } = context
  const { title, description } = textsOf(lang, 'verification')
  const jsonLd = [breadcrumbJsonLd(trailOf(lang), context)]
  return { title, description, canonical: PATHS.verification, jsonLd }
}

export default function VerificationScreen() {
  const t = useTexts('verification')
  const lang = useLang()
  const { code, item, initialOutcome, dateCode } = useLoaderData<Data>()
  const [typedCode, setTypedCode] = useState(code)
  return (
    <div className={classNames(columnClass, css.page)}>
      <Breadcrumbs trail={trailOf(lang)} label={t.title} />
      <div>
        <h1>{t.title}</h1>
        <p className={css.lead}>{t.lead}</p>
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <VerificationForm
            initialCode={code}
            item={item}
            initialOutcome={initialOutcome}
            onCode={setTypedCode}
          />
        </div>
        <section className={css.side} aria-labelledby="date-title">
          <SectionHeading id="date-title" title={t.dateCode.title} />
          <p>{t.dateCode.lead}</p>
          <DateCodeForm initial={dateCode} />
        </section>
      </div>
      <section id="report" className={css.reportPart} aria-labelledby="report-title">
        <SectionHeading id="report-title" title={t.report.title} />
        <p>{t.report.lead}</p>
        <ReportSection code={typedCode} />
      </section>
    </div>
  )
}

function trailOf(lang: Lang): Crumb[] {
  const { home, support, title } = textsOf(lang, 'verification')
  return [
    { name: home, path: PATHS.home },
    { name: support, path: PATHS.support },
    { name: title, path: PATHS.verification },
  ]
}

/** Sends no page token, so that this check is not recorded. */
async function checkWithoutRecord(code: string, { lang, transport }: Page): Promise<Outcome> {
  if (!hasCodeShape(code)) return { kind: 'wrongLength', typed: code.length }
  try {
    const answer = await verifyProduct({ No: code, lang }, transport)
    return answer.mistyped ? { kind: 'mistyped', code } : { kind: 'checked', code, answer }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { retryAfter } = (error.result ?? {}) as { retryAfter?: number }
    return retryAfter === undefined
      ? { kind: 'failed', code }
      : { kind: 'tooOften', code, seconds: retryAfter }
  }
}

async function readDate(typed: string, { lang, transport }: Page): Promise<DateCodeState> {
  const code = typed.slice(0, 60)
  if (code === '') return { code: '', reading: null, reason: null }
  try {
    return { code, reading: await readDateCode({ code, lang }, transport), reason: null }
  } catch (error) {
    return { code, reading: null, reason: reasonOf(error) }
  }
}
