// Category menu on wide screens: a disclosure of plain links, opened by click or hover.
import { ChevronDownIcon } from '../../../../ui/icons.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { columnClass } from '../../../../ui/page.tsx'
import { useLayout } from '../../../page/frame-data.ts'
import { useNumber } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { brandInCategoryPath, categoryPath, PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { menuTree } from './menu-tree.ts'
import css from './mega-menu.module.css'

const BRANDS_SHOWN = 5

export function MegaMenu({ summaryClass }: { summaryClass: string | undefined }) {
  const t = useTexts('frame')
  const number = useNumber()
  const { total, leaves } = menuTree(useLayout().menu)
  if (leaves.length === 0) {
    return (
      <LocalLink to={PATHS.allProducts} className={summaryClass}>
        {t.mega.allProducts}
      </LocalLink>
    )
  }
  return (
    <Disclosure
      hover
      className={css.menu}
      summaryClass={summaryClass}
      summary={
        <>
          {t.nav.categories}
          <ChevronDownIcon size={16} className={css.chevron} />
        </>
      }
    >
      <div className={css.panel}>
        <div className={classNames(columnClass, css.columns)}>
          {leaves.map((node) => (
            <section key={node.categoryId} className={css.category}>
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
          ))}
        </div>
        <div className={css.foot}>
          <div className={classNames(columnClass, css.footRow)}>
            <LocalLink to={PATHS.allProducts}>{t.mega.allOf(number(total))}</LocalLink>
            <span>
              {t.mega.lost} <LocalLink to={PATHS.finder}>{t.mega.lostLink}</LocalLink>
            </span>
          </div>
        </div>
      </div>
    </Disclosure>
  )
}
