// The order pad: checks a pasted, scanned or uploaded list with any item numbers, and adds it to the basket in one step.
import { addBasketLines } from '../../../client/basket.ts'
import { readMember } from '../../../client/user-session.ts'
import { Column } from '../../../ui/page.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import { setBasketCount } from '../../features/basket-button/basket-count.ts'
import { PastePanel } from '../../features/wish-list/paste/paste-panel.tsx'
import type { AddLines } from '../../features/wish-list/paste/review-views.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { pageContext, useSite } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { memberOnly } from '../member-only.ts'
import css from './basket.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const { loginB2d, role } = await memberOnly(() => readMember({ lang }, transport))
  return { isDropshipper: loginB2d, mayOrder: role === 'owner' || role === 'buyer' }
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  return { title: textsOf(lang, 'list-review').pad.title, canonical: PATHS.orderPad, index: false }
}

export default function OrderPad() {
  const t = useTexts('list-review').pad
  const buyer = useLoaderData() as Data
  const addToBasket = useAddToBasket()
  return (
    <Column className={css.page}>
      <Breadcrumbs
        trail={[
          { name: t.home, path: PATHS.home },
          { name: t.basket, path: PATHS.basket },
          { name: t.title, path: PATHS.orderPad },
        ]}
        label={t.trail}
      />
      <ScreenTitle
        title={t.title}
        intro={buyer.isDropshipper ? t.dropshipIntro : t.wholesaleIntro}
      />
      <noscript>
        <p className={css.notice}>{t.needsScripts}</p>
      </noscript>
      {!buyer.mayOrder && <p className={css.notice}>{t.noRole}</p>}
      {buyer.isDropshipper && buyer.mayOrder && (
        <p>
          <LocalLink to={PATHS.orderImport}>{t.orderFile}</LocalLink>
        </p>
      )}
      <p>
        <LocalLink to={PATHS.ownNumbers}>{t.ownNumbers}</LocalLink>
      </p>
      <PastePanel hasPrices order={buyer} onAdd={addToBasket} />
    </Column>
  )
}

/** Adds the lines to the basket. Returns, by item number, why the server rejected an item. */
function useAddToBasket(): AddLines {
  const { lang, transport } = useSite()
  return async (ready) => {
    const lines = ready.map(({ itemNo, quantity }) => ({ itemNo, ...(quantity && { quantity }) }))
    const { rows, count } = await addBasketLines({ lang, lines }, transport)
    setBasketCount(count)
    return new Map(
      rows.flatMap(({ itemNo, outcome }) =>
        outcome === 'unknown' || outcome === 'full' ? [[itemNo, outcome]] : [],
      ),
    )
  }
}
