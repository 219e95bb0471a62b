// The basket: lines with quantity and stock, and their total.
import { useEffect } from 'react'
import { readBasket } from '../../../client/basket.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Column } from '../../../ui/page.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import { setBasketCount } from '../../features/basket-button/basket-count.ts'
import { useSession } from '../../page/frame-data.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { BasketLines } from './basket-lines.tsx'
import { BasketTotals } from './basket-totals.tsx'
import { memberOnly } from '../member-only.ts'
import css from './basket.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return memberOnly(() => readBasket({ lang }, transport))
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'basket')
  return { title, canonical: PATHS.basket, index: false }
}

export default function BasketScreen() {
  const t = useTexts('basket')
  const basket = useLoaderData() as Data
  const isDropshipper = useSession()?.loginB2d ?? false
  useEffect(() => setBasketCount(basket.count), [basket.count])
  return (
    <Column className={css.page}>
      <Breadcrumbs
        trail={[
          { name: t.home, path: PATHS.home },
          { name: t.title, path: PATHS.basket },
        ]}
        label={t.trail}
      />
      <ScreenTitle title={t.title} intro={isDropshipper ? t.intro : t.wholesale.intro} />
      <Contents />
    </Column>
  )
}

function Contents() {
  const t = useTexts('basket')
  const basket = useLoaderData() as Data
  return (
    <>
      {basket.count > 0 && (
        <noscript>
          <p className={css.notice}>{t.needsScripts}</p>
        </noscript>
      )}
      {basket.count > 0 && (
        <p>
          <LocalLink to={PATHS.orderPad}>{t.orderPad}</LocalLink>
        </p>
      )}
      <BasketLines basket={basket} />
      {basket.count > 0 ? <BasketTotals basket={basket} /> : <EmptyBasket />}
    </>
  )
}

function EmptyBasket() {
  const t = useTexts('basket').empty
  return (
    <section className={css.notice} aria-labelledby="empty">
      <h2 id="empty">{t.title}</h2>
      <p>{t.text}</p>
      <p className={css.actions}>
        <LocalLink to={PATHS.search} className={buttonClass('primary')}>
          {t.search}
        </LocalLink>
        <LocalLink to={PATHS.finder} className={buttonClass()}>
          {t.finder}
        </LocalLink>
        <LocalLink to={PATHS.orderPad} className={buttonClass()}>
          {t.orderPad}
        </LocalLink>
      </p>
    </section>
  )
}
