// Category tiles with drawings and counts; shows a fixed selection when the categories could not be loaded.
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { menuTree } from '../../features/frame/mega-menu/menu-tree.ts'
import { useLayout } from '../../page/frame-data.ts'
import { useNumber } from '../../format/format.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './category-tiles.module.css'

interface Tile {
  id: string
  name: string
  url: string
  count: number | null
}

const MOST = 12

export function CategoryTiles() {
  const t = useTexts('home')
  const number = useNumber()
  return (
    <section aria-labelledby="categories">
      <SectionHeading
        id="categories"
        title={t.categories}
        aside={<LocalLink to={PATHS.allProducts}>{t.allCategories}</LocalLink>}
      />
      <ul className={css.tiles}>
        {useTiles().map(({ id, name, url, count }) => (
          <li key={id}>
            <LocalLink to={url} className={css.tile}>
              <img
                src={`/pictures/category/${id}.svg`}
                alt=""
                width="160"
                height="120"
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

function useTiles(): Tile[] {
  const fixed = useTexts('home').staticCategories
  const { leaves } = menuTree(useLayout().menu)
  if (leaves.length > 0) {
    return leaves.slice(0, MOST).map(({ categoryId, name, url, packCount }) => ({
      id: categoryId,
      name,
      url,
      count: packCount,
    }))
  }
  return Object.entries(fixed).map(([id, name]) => ({
    id,
    name,
    url: `/secondarytype/batteries/${id}`,
    count: null,
  }))
}
