// Links to the other articles of the same kind, below the current one.
import type { ContentCard as Card } from '../../../contract/content.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ContentTile } from '../../features/content/content-card/content-tile.tsx'
import css from './company.module.css'

export interface OtherEntriesProps {
  title: string
  cards: readonly Card[]
  /** The id of the current article. */
  currentId: string
}

export function OtherEntries({ title, cards, currentId }: OtherEntriesProps) {
  const others = cards.filter(({ id }) => id !== currentId)
  if (others.length === 0) return null
  return (
    <aside className={css.band} aria-labelledby="others">
      <SectionHeading id="others" title={title} />
      <ul className={css.others}>
        {others.map((card) => (
          <li key={card.id}>
            <ContentTile card={card} level={3} withPicture={false} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
