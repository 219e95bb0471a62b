// The money account of a member's company: balance, runway (how long it lasts), top-ups, entries and statements.
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData } from '../../../router/router-context.ts'
import { listAccountEntries, listTopUps, readAccount } from '../../../../client/account.ts'
import { listWaitingOrders } from '../../../../client/order.ts'
import { readMember } from '../../../../client/user-session.ts'
import { BUYER_ROLES } from '../../../../shared/membership.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { keyOf } from '../../../components/pager/keyset.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { pageContext } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import type { LoaderData } from '../../loader-data.ts'
import { memberOnly, nullIfForbidden } from '../../member-only.ts'
import { MemberPage } from '../member/member-page.tsx'
import { Balance } from './balance.tsx'
import { Entries } from './entries.tsx'
import { PayoutSection } from './payout.tsx'
import { RunwaySection } from './runway.tsx'
import { StatementForm } from './statement-form.tsx'
import { TopUpSection } from './top-up.tsx'
import { TopUps } from './top-ups.tsx'
import { WaitingOrders } from './waiting-orders.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const afterEntry = keyOf(query.get('after'))
  const afterPayment = keyOf(query.get('payments'))
  return memberOnly(async () => {
    // Parts that the role may not see are left out.
    const [member, figures, entries, topUps] = await Promise.all([
      readMember({ lang }, transport),
      readAccount({ lang }, transport).catch(nullIfForbidden),
      listAccountEntries({ lang, rows: 20, after: afterEntry }, transport).catch(nullIfForbidden),
      listTopUps({ lang, rows: 20, after: afterPayment }, transport).catch(nullIfForbidden),
    ])
    const isWaiting = figures?.kind === 'dropship' && figures.waiting > 0
    const waiting = isWaiting ? (await listWaitingOrders({ lang }, transport)).list : []
    return {
      role: member.role,
      figures,
      waiting,
      entries,
      topUps,
      afterEntry,
      afterPayment,
      month: query.get('month') ?? '',
      today: sellerDay(new Date()),
    }
  })
}
type Data = LoaderData<typeof loader>

/** Roles that may change the order in which waiting orders are released. */
const MAY_RANK = new Set<string>(BUYER_ROLES)

export function head(_: unknown, { lang }: HeadContext): Head {
  return { title: textsOf(lang, 'money').title, canonical: PATHS.account, index: false }
}

export default function Account() {
  const t = useTexts('money')
  const { role, figures, waiting, entries, topUps, afterEntry, afterPayment, month, today } =
    useLoaderData() as Data
  if (!figures) {
    return (
      <MemberPage at={PATHS.account} title={t.title}>
        <p>{t.noRole}</p>
      </MemberPage>
    )
  }
  const { currency } = figures
  return (
    <MemberPage at={PATHS.account} title={t.title} lead={t.lead}>
      <Balance figures={figures} />
      <RunwaySection figures={figures} />
      {waiting.length > 0 && (
        <WaitingOrders
          key={waiting
            .map(({ orderNo }) => orderNo)
            .toSorted()
            .join()}
          figures={figures}
          list={waiting}
          mayRank={MAY_RANK.has(role)}
        />
      )}
      <TopUpSection figures={figures} mayReport={topUps !== null} />
      {topUps && <TopUps page={topUps} {...{ currency, afterEntry, afterPayment }} />}
      {topUps && <PayoutSection figures={figures} />}
      {entries && <Entries page={entries} {...{ currency, afterEntry, afterPayment }} />}
      {entries && <StatementForm today={today} linkedMonth={month} />}
      <p>
        <LocalLink to={PATHS.accountDocuments}>{t.allDocuments}</LocalLink>
      </p>
      {topUps && (
        <p>
          <LocalLink to={PATHS.accountSettings}>{t.settings.link}</LocalLink>
        </p>
      )}
    </MemberPage>
  )
}
