// A band of the home page with the latest news or posters.
import type { ContentCard as Card } from '../../../contract/content.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { cardGrid, ContentTile } from '../../features/content/content-card/content-tile.tsx'
import { LocalLink } from '../../page/local-link.tsx'

interface AnnouncementBandProps {
  id: string
  title: string
  cards: readonly Card[]
  /** The display name of each type. */
  types: Record<string, string>
  more: { to: string; text: string }
}

/** Renders nothing without cards. */
export function AnnouncementBand({ id, title, cards, types, more }: AnnouncementBandProps) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        aside={<LocalLink to={more.to}>{more.text}</LocalLink>}
      />
      <ul className={cardGrid}>
        {cards.map((card) => (
          <li key={card.id}>
            <ContentTile card={card} level={3} kicker={types[card.type ?? '']} />
          </li>
        ))}
      </ul>
    </section>
  )
}
