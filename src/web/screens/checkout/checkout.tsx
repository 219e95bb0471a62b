// Checkout of a dropshipper: the customer's address, the service, what it costs, and placing the order.
import { useState } from 'react'
import { readBasket } from '../../../client/basket.ts'
import { readMember } from '../../../client/user-session.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Column } from '../../../ui/page.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { readCountries } from '../../components/read-countries.ts'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import { useLive } from '../../components/use-live.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { type LoaderFunctionArgs, redirect } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoadedScreen } from '../loaded-screen.ts'
import { memberOnly } from '../member-only.ts'
import { storeCheckout } from './checkout-draft.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { type Placing, usePlacing } from './use-placing.ts'
import css from './checkout.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { lang, transport } = page
  const [basket, countries, member] = await memberOnly(() =>
    Promise.all([
      readBasket({ lang }, transport),
      readCountries(page),
      readMember({ lang }, transport),
    ]),
  )
  // The basket says to wholesalers where they order.
  if (!member.loginB2d) throw redirect(PATHS.basket)
  return { basket, countries, role: member.role, owner: member.username }
}
type Data = LoadedScreen<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  return { title: textsOf(lang, 'checkout').title, canonical: PATHS.checkout, index: false }
}

export default function Checkout() {
  const t = useTexts('checkout')
  const { role } = useLoaderData() as Data
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
      <ScreenTitle title={t.title} intro={mayOrder ? t.intro : undefined} />
      {/* The draft is known once scripts run. */}
      {mayOrder ? <Ordering key={String(isLive)} isLive={isLive} /> : <NoRole role={role} />}
    </Column>
  )
}

function Ordering({ isLive }: { isLive: boolean }) {
  const t = useTexts('checkout')
  const { basket, countries, owner } = useLoaderData() as Data
  const placing = usePlacing(owner, isLive)
  const [cleared, setCleared] = useState(0)
  if (placing.phase !== 'ready') return <OpenQuestion placing={placing} />
  if (basket.count === 0) return <Empty />
  return (
    <>
      <noscript>
        <p className={css.notice}>{t.needsScripts}</p>
      </noscript>
      {placing.notice && (
        <p ref={takeFocus} tabIndex={-1} role="alert" className={css.notice}>
          {placing.notice}
        </p>
      )}
      <CheckoutForm
        key={cleared}
        basket={basket}
        countries={countries}
        placing={placing}
        isLive={isLive}
        onClear={() => {
          storeCheckout(owner, { values: {} })
          setCleared(cleared + 1)
        }}
      />
    </>
  )
}

function OpenQuestion({ placing: { phase, notice, ask } }: { placing: Placing }) {
  const t = useTexts('checkout').unknown
  return (
    // The button that was pressed lies far below on a phone.
    <section ref={takeFocus} tabIndex={-1} className={css.box} role="status">
      {phase === 'asking' ? (
        <p>{t.asking}</p>
      ) : (
        <>
          <h2>{t.title}</h2>
          <p>{t.text}</p>
          {notice && <p className={css.error}>{notice}</p>}
          <p>
            <Button look="primary" onClick={ask}>
              {t.again}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

function Empty() {
  const t = useTexts('checkout').empty
  return (
    <section className={css.box} aria-labelledby="empty">
      <h2 id="empty">{t.title}</h2>
      <p>{t.text}</p>
      <p className={css.ways}>
        <LocalLink to={PATHS.search} className={buttonClass('primary')}>
          {t.search}
        </LocalLink>
        <LocalLink to={PATHS.orders} className={buttonClass()}>
          {t.orders}
        </LocalLink>
      </p>
    </section>
  )
}

function NoRole({ role }: { role: string }) {
  const t = useTexts('checkout').noRole
  return (
    <section className={css.box} aria-labelledby="no-role">
      <h2 id="no-role">{t.title}</h2>
      <p>{role === 'finance' ? t.finance : t.viewer}</p>
      <p className={css.ways}>
        <LocalLink to={PATHS.orders} className={buttonClass()}>
          {t.orders}
        </LocalLink>
      </p>
    </section>
  )
}
