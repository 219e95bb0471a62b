// Requests a return of items of an order: which lines can be returned, then warranty, refund and fee, then the request.
import { useState } from 'react'
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData } from '../../../router/router-context.ts'
import { listReturnable } from '../../../../client/return.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { useDay } from '../../../format/format.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { pageContext } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import type { LoaderData } from '../../loader-data.ts'
import { memberOnly } from '../../member-only.ts'
import { MemberPage } from '../member/member-page.tsx'
import member from '../member/member.module.css'
import { JudgedLines } from './judged-lines.tsx'
import type { PreviewedReturn } from './previewed-return.ts'
import { ReturnForm } from './return-form.tsx'
import { SendRequest } from './send-request.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const orderNo = (new URL(request.url).searchParams.get('order') ?? '').slice(0, 32)
  return memberOnly(async () => {
    const order = orderNo === '' ? null : await listReturnable({ lang, orderNo }, transport)
    return { order }
  }, PATHS.returns)
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  return { title: textsOf(lang, 'returns').title, canonical: PATHS.newReturn, index: false }
}

export default function ReturnRequest() {
  const t = useTexts('returns')
  const { order } = useLoaderData() as Data
  const [previewed, setPreviewed] = useState<PreviewedReturn | null>(null)
  const remaining = order?.lines.filter(({ returnable }) => returnable > 0)
  const inTime = remaining?.filter(({ isExpired }) => !isExpired)
  const title = order === null ? t.title : t.request.title(order.orderNo)
  return (
    <MemberPage at={PATHS.returns} title={title} lead={t.request.lead}>
      {order === null && (
        <div className={member.card}>
          <p>{t.request.choose}</p>
          <LocalLink to={PATHS.orders}>{t.toOrders}</LocalLink>
        </div>
      )}
      {order !== null && inTime?.length === 0 && (
        <div className={member.card}>
          <p>{t.request.nothing}</p>
          <LocalLink to={pagePath(PATHS.order, { no: encodeURIComponent(order.orderNo) })}>
            {order.orderNo}
          </LocalLink>
        </div>
      )}
      {order !== null && inTime && inTime.length > 0 && (
        <ReturnForm order={{ ...order, lines: inTime }} onPreview={setPreviewed} />
      )}
      {remaining && <Expired lines={remaining.filter(({ isExpired }) => isExpired)} />}
      <div aria-live="polite">
        {previewed && (
          <section className={member.section} aria-labelledby="result">
            <JudgedLines result={previewed.result} />
            <SendRequest previewed={previewed} onChanged={() => setPreviewed(null)} />
          </section>
        )}
      </div>
      <LocalLink to={PATHS.returns}>{t.back}</LocalLink>
    </MemberPage>
  )
}

type Line = NonNullable<Data['order']>['lines'][number]

function Expired({ lines }: { lines: readonly Line[] }) {
  const t = useTexts('returns').request
  const day = useDay()
  return lines.map(({ parcelNo, position, itemNo, warrantyUntil }) => (
    <p key={`${parcelNo} ${position}`} className={member.muted}>
      {itemNo} · {warrantyUntil !== null && t.over(day(warrantyUntil))}
    </p>
  ))
}
