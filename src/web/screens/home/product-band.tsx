// A band of product cards with a link to the full list.
import type { ProductCard as Card } from '../../../contract/product-card.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ProductTile } from '../../features/catalogue/product-card/product-tile.tsx'
import { LocalLink } from '../../page/local-link.tsx'
import css from './product-band.module.css'

interface ProductBandProps {
  id: string
  title: string
  cards: Card[]
  more: { to: string; text: string }
}

export function ProductBand({ id, title, cards, more }: ProductBandProps) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        aside={<LocalLink to={more.to}>{more.text}</LocalLink>}
      />
      <ul className={css.cards}>
        {cards.map((card) => (
          <li key={card.itemNo}>
            <ProductTile card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
