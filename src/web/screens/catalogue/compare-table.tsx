// The comparison table: one row per property, one column per battery, differing rows marked.
import type { ProductDetail } from '../../../contract/product.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { compareQuery, writeCompared } from '../../features/catalogue/compare-tray/compare-store.ts'
import { CardPrice } from '../../features/pricing/price/card-price.tsx'
import { isForMember } from '../../features/pricing/price/for-member.ts'
import { CardMarks } from '../../features/catalogue/product-card/product-tile.tsx'
import { ProductThumb } from '../../features/catalogue/product-card/product-thumb.tsx'
import { WishListButton } from '../../features/wish-button/wish-list-button.tsx'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS, productPath } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { compareRows } from './compare-rows.ts'
import css from './compare.module.css'

export function CompareTable({ products }: { products: ProductDetail[] }) {
  const t = useTexts('lists').compare
  const cardTexts = useTexts('card')
  const rows = compareRows(products, cardTexts)
  return (
    <div className={css.compare}>
      {products.length > 1 && (
        <label className={css.only}>
          <input type="checkbox" id="differences" />
          {t.onlyDifferences}
        </label>
      )}
      <div className={css.scroll} role="region" aria-label={t.trayLabel} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t.property}</VisuallyHidden>
              </th>
              {products.map((product) => (
                <ProductHead key={product.itemNo} product={product} products={products} />
              ))}
            </tr>
          </thead>
          <tbody>
            <BuyingRows products={products} />
            {rows.map(({ name, values, differs }) => (
              <tr key={name} className={differs ? css.differs : css.same}>
                <th scope="row">
                  {t.rows[name]}
                  {differs && <VisuallyHidden> ({t.differs})</VisuallyHidden>}
                </th>
                {values.map((value, index) => (
                  <td
                    key={products[index]?.itemNo}
                    className={value === values[0] ? undefined : css.other}
                  >
                    {value ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Prices for members and the buttons of the wish list, which stay when only rows that differ are shown. */
function BuyingRows({ products }: { products: ProductDetail[] }) {
  const cardTexts = useTexts('card')
  return (
    <>
      {products.some(isForMember) && (
        <tr className={css.differs}>
          <th scope="row">{cardTexts.columns.price}</th>
          {products.map((product) => (
            <td key={product.itemNo}>
              <CardPrice card={product} />
            </td>
          ))}
        </tr>
      )}
      <tr className={css.buy}>
        <th scope="row">{cardTexts.columns.wish}</th>
        {products.map(({ itemNo, price }) => (
          <td key={itemNo}>
            <WishListButton itemNo={itemNo} price={price} />
          </td>
        ))}
      </tr>
    </>
  )
}

interface ProductHeadProps {
  product: ProductDetail
  products: ProductDetail[]
}

function ProductHead({ product, products }: ProductHeadProps) {
  const t = useTexts('lists').compare
  const all = products.map(({ itemNo }) => itemNo)
  const remaining = all.filter((itemNo) => itemNo !== product.itemNo)
  const { pair } = product
  const swapped = all.map((itemNo) => (pair && itemNo === product.itemNo ? pair.itemNo : itemNo))
  return (
    <th scope="col" className={css.product}>
      <ProductThumb card={product} eager />
      <LocalLink to={productPath(product)}>{product.itemNo}</LocalLink>
      <CardMarks card={product} />
      {pair && !all.includes(pair.itemNo) && (
        <LocalLink
          className={css.instead}
          to={PATHS.compare + compareQuery(swapped)}
          aria-label={t.instead(pair.itemNo)}
          title={t.instead(pair.itemNo)}
          onClick={() => writeCompared(swapped)}
          rel="nofollow"
        >
          ⇄ {pair.brand}
        </LocalLink>
      )}
      <LocalLink
        className={css.remove}
        to={PATHS.compare + compareQuery(remaining)}
        aria-label={t.remove(product.itemNo)}
        onClick={() => writeCompared(remaining)}
        rel="nofollow"
      >
        ×
      </LocalLink>
    </th>
  )
}
