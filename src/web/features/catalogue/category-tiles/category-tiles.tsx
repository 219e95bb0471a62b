// Category tiles with a line drawing and the number of products.
import type { ReactNode } from 'react'
import { LocalLink } from '../../../page/local-link.tsx'
import css from './category-tiles.module.css'

export interface Tile {
  /** Category id; selects the drawing. */
  id: string
  name: string
  /** Shown below the name, such as '132 products'. */
  detail: ReactNode
  path: string
}

export function CategoryTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={css.tiles}>
      {tiles.map(({ id, name, detail, path }) => (
        <li key={path}>
          <LocalLink to={path} className={css.tile}>
            <img
              src={`/pictures/category/${encodeURIComponent(id)}.svg`}
              alt=""
              width={64}
              height={48}
            />
            <span className={css.name}>{name}</span>
            <span className={css.detail}>{detail}</span>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
