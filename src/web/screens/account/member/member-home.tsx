// A member's home page: account details and next actions.
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData } from '../../../router/router-context.ts'
import { readBalance } from '../../../../client/account.ts'
import { listLastParcels } from '../../../../client/order.ts'
import { listAddresses, listSessions, readMember } from '../../../../client/user-session.ts'
import { currencyName } from '../../../../shared/currency-name.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { lazyMemberParts } from '../../../features/account/lazy-member-parts.ts'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { memberOnly, nullIfForbidden } from '../../member-only.ts'
import { useDay } from '../../../format/format.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { pageContext } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import type { LoaderData } from '../../loader-data.ts'
import { MemberPage } from './member-page.tsx'
import { lazyDropshipperOverview } from './lazy-dropshipper-overview.ts'
import css from './member.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return memberOnly(async () => {
    const member = await readMember({ lang }, transport)
    if (member.memberKind === 'dropship') {
      const [balance, parcels] = await Promise.all([
        readBalance({ lang }, transport).catch(nullIfForbidden),
        listLastParcels({ lang }, transport),
      ])
      // The page shows a dropshipper neither addresses nor sessions, so they are not counted.
      return { member, dropshipper: { balance, parcels: parcels.list }, addresses: 0, sessions: 0 }
    }
    const [addresses, sessions] = await Promise.all([
      listAddresses({ lang }, transport),
      listSessions({ lang }, transport),
    ])
    const counts = { addresses: addresses.list.length, sessions: sessions.list.length }
    return { member, dropshipper: null, ...counts }
  })
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'member').overview
  return { title, canonical: PATHS.member, index: false }
}

export default function MemberHome() {
  const t = useTexts('member').overview
  const { member, dropshipper } = useLoaderData() as Data
  return (
    <MemberPage at={PATHS.member} title={member.company} lead={t.hello(member.firstName)}>
      {dropshipper && <Dropshipper {...dropshipper} />}
      <Facts />
      <NextSteps />
    </MemberPage>
  )
}

function Dropshipper(props: NonNullable<Data['dropshipper']>) {
  const parts = useLazyComponent(lazyDropshipperOverview)
  return parts && <parts.DropshipperOverview {...props} />
}

function Facts() {
  const parts = useLazyComponent(lazyMemberParts)
  const t = useTexts('member').overview
  const { member } = useLoaderData() as Data
  const day = useDay()
  const facts = [
    [t.customerNo, member.customerNo],
    [t.kind, t.kinds[member.memberKind]],
    // The default price group of a member kind has no separate name.
    ...(member.priceGroup === member.memberKind
      ? []
      : [[t.priceGroup, member.priceGroup] as const]),
    [t.currency, currencyName(member.currency)],
    [t.region, member.region.name],
    [t.since, day(member.memberSince)],
  ] as const
  return (
    <section className={css.section} aria-labelledby="facts">
      <SectionHeading id="facts" title={t.facts} />
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {member.otherKind && (
        <div className={css.actions}>
          <p className={css.muted}>{t.otherKind}</p>
          {parts && <parts.AreaSwitch session={member} className={buttonClass('plain')} />}
        </div>
      )}
    </section>
  )
}

function NextSteps() {
  const { next, steps: t } = useTexts('member').overview
  const { addresses, sessions, dropshipper } = useLoaderData() as Data
  const common: [string, string, string][] = [
    [PATHS.search, t.search, t.searchText],
    [PATHS.wishList, t.wishList, t.wishListText],
    [PATHS.orderPad, t.orderPad, t.orderPadText],
    [PATHS.ownNumbers, t.ownNumbers, t.ownNumbersText],
  ]
  // A dropshipper's parcels go to end customers, whose addresses are in no address book.
  const steps: typeof common = dropshipper
    ? common
    : [
        ...common,
        addresses === 0
          ? [PATHS.memberAddresses, t.addresses, t.addressesText]
          : [PATHS.memberAddresses, t.addressesMore, t.addressCount(addresses)],
        [PATHS.memberSessions, t.sessions, t.sessionsText(sessions)],
      ]
  return (
    <section className={css.section} aria-labelledby="next">
      <SectionHeading id="next" title={next} />
      <ul className={css.steps}>
        {steps.map(([path, name, text]) => (
          <li key={path} className={css.step}>
            <LocalLink to={path}>{name}</LocalLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
