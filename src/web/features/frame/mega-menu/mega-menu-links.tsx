// The links of the mega menu: categories with their largest brands, then the whole catalogue and the finder.
import type { CategoryNode } from '../../../../contract/product.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { columnClass } from '../../../../ui/page.tsx'
import { useNumber } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { brandInCategoryPath, categoryPath, PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { menuTree } from './menu-tree.ts'
import { useMenu } from './use-menu.ts'
import css from './mega-menu.module.css'

const BRANDS_SHOWN = 5

export function MegaMenuLinks() {
  const t = useTexts('frame').mega
  const number = useNumber()
  const { total, leaves } = menuTree(useMenu())
  return (
    <>
      <div className={classNames(columnClass, css.columns)}>
        {leaves.map((node) => (
          <CategoryLinks key={node.categoryId} node={node} />
        ))}
      </div>
      <div className={css.foot}>
        <div className={classNames(columnClass, css.footRow)}>
          <LocalLink to={PATHS.allProducts}>
            {leaves.length > 0 ? t.allOf(number(total)) : t.allProducts}
          </LocalLink>
          <span>
            {t.unsure} <LocalLink to={PATHS.finder}>{t.byDevice}</LocalLink>
          </span>
        </div>
      </div>
    </>
  )
}

function CategoryLinks({ node }: { node: CategoryNode }) {
  const number = useNumber()
  return (
    <section className={css.category}>
      <LocalLink to={categoryPath(node)} className={css.name}>
        {node.name}
        <span className={css.count}>{number(node.packCount)}</span>
      </LocalLink>
      {node.topBrands.length > 1 && (
        <ul className={css.brands}>
          {node.topBrands.slice(0, BRANDS_SHOWN).map(({ name }) => (
            <li key={name}>
              <LocalLink to={brandInCategoryPath(node, name)}>{name}</LocalLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
