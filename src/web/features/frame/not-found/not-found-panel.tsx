// Not-found message with close matches, search and finder.
import type { FoundProduct } from '../../../../contract/search.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { ChargeBar } from '../../../../ui/charge-bar.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { columnClass } from '../../../../ui/page.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS, productPath } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { SearchBox } from '../../search/site-search/search-box.tsx'
import css from './panels.module.css'

export function NotFoundPanel({ nearest = [] }: { nearest?: FoundProduct[] }) {
  const t = useTexts('frame')
  return (
    <div className={classNames(columnClass, css.panel)} data-lazy="not-found-panel">
      <ChargeBar level={0} />
      <h1>{t.failed.notFoundTitle}</h1>
      <p className={css.text}>{t.failed.notFoundText}</p>
      <div className={css.search}>
        <SearchBox large />
      </div>
      {nearest.length > 0 && (
        <section className={css.nearest}>
          <h2 className={css.label}>{t.failed.nearest}</h2>
          <ul>
            {nearest.map((product) => (
              <li key={product.itemNo}>
                <LocalLink to={productPath(product)} className={css.match}>
                  <img src={product.image} alt="" width="64" height="48" />
                  <span>
                    <b>{product.itemNo}</b> {product.title}
                  </span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={css.actions}>
        <LocalLink to={PATHS.finder} className={buttonClass()}>
          {t.nav.finder}
        </LocalLink>
        <LocalLink to={PATHS.allProducts} className={buttonClass()}>
          {t.mega.allProducts}
        </LocalLink>
        <LocalLink to={PATHS.home} className={buttonClass()}>
          {t.failed.toHome}
        </LocalLink>
      </p>
    </div>
  )
}
