// Checkout of a member: places a dropshipper's order to a customer, or submits a wholesaler's order for an offer.
import { useMemo, useState } from 'react'
import { readBasket } from '../../../client/basket.ts'
import { listAddresses, readMember } from '../../../client/user-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Column } from '../../../ui/page.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { takeFocus } from '../../components/form/take-focus.ts'
import { readCountries } from '../../components/read-countries.ts'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import { useLive } from '../../components/use-live.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { useLazyComponent } from '../../loading/lazy-component.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { memberOnly } from '../member-only.ts'
import { type Buyer, readCheckout, storeCheckout } from './checkout-draft.ts'
import { CheckoutForm, typedValues } from './checkout-form.tsx'
import { lazyCheckoutNotices, lazyWholesaleCheckout } from './lazy-parts.ts'
import { OrderedItems } from './summary.tsx'
import { useRejections } from './use-rejections.ts'
import { type Placing, usePlacing } from './use-placing.ts'
import type { WholesaleCheckoutProps } from './wholesale-checkout.tsx'
import css from './checkout.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { lang, transport } = page
  const [basket, countries, { loginB2d, role, username }] = await memberOnly(() =>
    Promise.all([
      readBasket({ lang }, transport),
      readCountries(page),
      readMember({ lang }, transport),
    ]),
  )
  // Dropshippers type the address of a customer.
  const addresses = loginB2d ? null : (await listAddresses({ lang }, transport)).list
  return { basket, countries, addresses, role, username }
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  return { title: textsOf(lang, 'checkout').title, canonical: PATHS.checkout, index: false }
}

export default function Checkout() {
  const t = useTexts('checkout')
  const { role, addresses } = useLoaderData() as Data
  const isLive = useLive()
  const mayOrder = role === 'owner' || role === 'buyer'
  return (
    <Column className={css.page}>
      <Breadcrumbs
        trail={[
          { name: t.home, path: PATHS.home },
          { name: t.basket, path: PATHS.basket },
          { name: t.title, path: PATHS.checkout },
        ]}
        label={t.trail}
      />
      <ScreenTitle title={t.title} intro={mayOrder && !addresses ? t.intro : undefined} />
      {/* The draft is known once scripts run. */}
      {mayOrder ? <Ordering key={String(isLive)} isLive={isLive} /> : <NoCheckout role={role} />}
    </Column>
  )
}

function Ordering({ isLive }: { isLive: boolean }) {
  const t = useTexts('checkout')
  const { basket, countries, addresses, username } = useLoaderData() as Data
  const kind = addresses ? 'wholesale' : 'dropship'
  const buyer = useMemo((): Buyer => ({ username, kind }), [username, kind])
  const placing = usePlacing(buyer, isLive)
  const [timesCleared, setTimesCleared] = useState(0)
  if (placing.phase !== 'ready') return <UncertainOutcome placing={placing} />
  if (basket.count === 0) return <NoCheckout />
  return (
    <>
      {!addresses && (
        <noscript>
          <p className={css.notice}>{t.needsScripts}</p>
        </noscript>
      )}
      {placing.notice && (
        <p ref={takeFocus} tabIndex={-1} role="alert" className={css.notice}>
          {placing.notice}
        </p>
      )}
      {addresses ? (
        <Wholesale placing={placing} isLive={isLive} />
      ) : (
        <CheckoutForm
          key={timesCleared}
          basket={basket}
          countries={countries}
          placing={placing}
          isLive={isLive}
          onClear={() => {
            storeCheckout(buyer, { values: {} })
            setTimesCleared(timesCleared + 1)
          }}
        />
      )}
    </>
  )
}

function NoCheckout(props: { role?: string }) {
  const parts = useLazyComponent(lazyCheckoutNotices)
  return parts && (props.role ? <parts.RoleNotice role={props.role} /> : <parts.EmptyCheckout />)
}

function Wholesale(props: Pick<WholesaleCheckoutProps, 'placing' | 'isLive'>) {
  const { basket, addresses } = useLoaderData() as Data
  const { buyer } = props.placing
  const parts = useLazyComponent(lazyWholesaleCheckout)
  const report = useRejections({})
  return (
    parts && (
      <parts.WholesaleCheckout
        {...props}
        basket={basket}
        addresses={addresses ?? []}
        values={props.isLive ? readCheckout(buyer).values : {}}
        onKeep={(form) => storeCheckout(buyer, { values: typedValues(form) })}
        report={report}
        items={<OrderedItems basket={basket} />}
      />
    )
  )
}

function UncertainOutcome({ placing: { phase, notice, lookUp } }: { placing: Placing }) {
  const t = useTexts('checkout').unknown
  return (
    // The section takes the focus, because on a phone the button that was pressed is far below.
    <section ref={takeFocus} tabIndex={-1} className={css.box} role="status">
      {phase === 'checking' ? (
        <p>{t.asking}</p>
      ) : (
        <>
          <h2>{t.title}</h2>
          <p>{t.text}</p>
          {notice && <p className={css.error}>{notice}</p>}
          <p>
            <Button look="primary" onClick={lookUp}>
              {t.again}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
