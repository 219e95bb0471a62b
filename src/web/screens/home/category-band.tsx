// Category tiles with drawings and counts; shows a fixed selection when the categories could not be loaded.
import type { HomeInfo } from '../../../contract/home.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { menuTree } from '../../features/frame/mega-menu/menu-tree.ts'
import { useNumber } from '../../format/format.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import type { CategoryTile } from './home-bands.ts'
import css from './category-band.module.css'

const MAX_TILES = 12

export function tilesOf(menu: HomeInfo['menuCategory']): CategoryTile[] {
  return menuTree(menu)
    .leaves.slice(0, MAX_TILES)
    .map(({ categoryId, name, url, packCount }) => ({
      id: categoryId,
      name,
      url,
      count: packCount,
    }))
}

export function CategoryBand({ categories }: { categories: CategoryTile[] }) {
  const t = useTexts('home')
  const number = useNumber()
  const fixed = useFixedTiles()
  return (
    <section aria-labelledby="categories">
      <SectionHeading
        id="categories"
        title={t.categories}
        aside={<LocalLink to={PATHS.allProducts}>{t.allCategories}</LocalLink>}
      />
      <ul className={css.tiles}>
        {(categories.length > 0 ? categories : fixed).map(({ id, name, url, count }) => (
          <li key={id}>
            <LocalLink to={url} className={css.tile}>
              <img
                src={`/pictures/category/${id}.svg`}
                alt=""
                width="160"
                height="120"
                loading="lazy"
                className={css.picture}
              />
              <span className={css.name}>{name}</span>
              {count !== null && (
                <span className={css.count}>{t.models(number(count), count === 1)}</span>
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useFixedTiles(): CategoryTile[] {
  return Object.entries(useTexts('home').staticCategories).map(([id, name]) => ({
    id,
    name,
    url: `/secondarytype/batteries/${id}`,
    count: null,
  }))
}
