// One return: status, money, items, label, messages and files, and what may be done now.
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData } from '../../../router/router-context.ts'
import { readReturn, returnFilePath } from '../../../../client/return.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { REASON_RULES } from '../../../../shared/return-rules.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { pageContext, useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import type { LoaderData } from '../../loader-data.ts'
import { memberOnly } from '../../member-only.ts'
import { MemberPage } from '../member/member-page.tsx'
import { StateLead } from '../member/state-lead.tsx'
import member from '../member/member.module.css'
import { LabelDownload } from './label-download.tsx'
import { ReplyForm } from './reply-form.tsx'
import { WithdrawReturn } from './withdraw-return.tsx'

export function loader({ params, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const returnNo = params['no'] ?? ''
  return memberOnly(async () => ({ details: await readReturn({ lang, returnNo }, transport) }))
}
type Data = LoaderData<typeof loader>

export function head({ details: { returnNo } }: Data, _: HeadContext): Head {
  const canonical = pagePath(PATHS.return, { no: encodeURIComponent(returnNo) })
  return { title: returnNo, canonical, index: false }
}

export default function Return() {
  const t = useTexts('returns')
  const { details } = useLoaderData() as Data
  const { returnNo, state, label, actions, lines } = details
  const isSentBack = lines.some(({ reason }) => REASON_RULES[reason].isSentBack)
  const lead = state === 'received' && !isSentBack ? t.one.nothingSent : t.one.states[state]
  return (
    <MemberPage at={PATHS.returns} title={returnNo}>
      <StateLead>{lead}</StateLead>
      {label && <LabelDownload label={label} />}
      <Facts />
      <Foreign />
      <Items />
      <Thread />
      {actions.includes('answer') && <ReplyForm key={state} returnNo={returnNo} />}
      {actions.includes('withdraw') && <WithdrawReturn returnNo={returnNo} />}
      <LocalLink to={PATHS.returns}>{t.back}</LocalLink>
    </MemberPage>
  )
}

function Facts() {
  const t = useTexts('returns')
  const { details } = useLoaderData() as Data
  const money = useMoney()
  const day = useDay()
  const dayOf = (at: string | null) => (at === null ? '' : day(sellerDay(new Date(at))))
  const amount = (text: string | null) => (text === null ? '' : money(text, details.currency))
  const facts: [string, string][] = [
    [t.one.wish, t.wishes[details.resolution ?? details.wish]],
    [t.one.asked, dayOf(details.requestedAt)],
    [t.one.until, dayOf(details.dueAt)],
    [t.one.refund, amount(details.refund)],
    [t.one.fee, amount(details.fee)],
    [t.one.credited, amount(details.credited)],
    [t.one.tracking, details.trackingNo ?? ''],
  ]
  return (
    <dl className={member.facts}>
      <div>
        <dt>{t.one.order}</dt>
        <dd>
          <LocalLink to={pagePath(PATHS.order, { no: encodeURIComponent(details.orderNo) })}>
            {details.orderNo}
          </LocalLink>
        </dd>
      </div>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** Goods in the parcel that we did not sell. */
function Foreign() {
  const t = useTexts('returns').one
  const { foreign, currency } = (useLoaderData() as Data).details
  const money = useMoney()
  const day = useDay()
  if (!foreign) return null
  const { grams, state, dueAt, charge } = foreign
  return (
    <section className={member.section} aria-labelledby="foreign">
      <SectionHeading id="foreign" title={t.foreign} />
      <p>{t.foreignText[state](String(grams / 1000), day(sellerDay(new Date(dueAt))))}</p>
      {charge !== null && <p>{t.charge(money(charge, currency))}</p>}
    </section>
  )
}

function Items() {
  const t = useTexts('returns')
  const { lines } = (useLoaderData() as Data).details
  const day = useDay()
  return (
    <section className={member.section} aria-labelledby="items">
      <SectionHeading id="items" title={t.one.items} />
      <DataTable caption={t.one.items}>
        <TableHead texts={[t.one.item, t.one.reason]} figures={[t.pieces, t.one.accepted]} />
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              <th scope="row" className={member.name}>
                {line.itemNo}
                <div className={member.muted}>{line.title}</div>
              </th>
              <td>
                {t.reasons[line.reason]}
                {line.device && <div className={member.muted}>{t.one.device(line.device)}</div>}
                {line.dateCode && (
                  <div className={member.muted}>{t.one.dateCode(line.dateCode)}</div>
                )}
                {line.warrantyUntil && (
                  <div className={member.muted}>{t.one.warranty(day(line.warrantyUntil))}</div>
                )}
              </td>
              <td className={numberCell}>{line.quantity}</td>
              <td className={numberCell}>{line.accepted ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}

function Thread() {
  const t = useTexts('returns').one
  const { thread, files, returnNo } = (useLoaderData() as Data).details
  const day = useDay()
  const lang = useLang()
  return (
    <section className={member.section} aria-labelledby="history">
      <SectionHeading id="history" title={t.history} />
      <ol>
        {thread.map(({ at, event, text }, index) => (
          <li key={index}>
            <time dateTime={at}>{day(sellerDay(new Date(at)))}</time> {t.events[event] ?? event}
            {text && (
              <p className={member.muted}>
                <bdi>{text}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
      {files.length > 0 && (
        <>
          <h3>{t.files}</h3>
          <ul>
            {files.map(({ id, name }) => (
              <li key={id}>
                <a href={returnFilePath({ lang, returnNo, file: id })} download>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
