// Replacement for a missing news entry: links to the whole list and to the newest entries.
import type { ContentCard as Card } from '../../../../contract/content.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { ChargeBar } from '../../../../ui/charge-bar.tsx'
import { columnClass } from '../../../../ui/page.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import { cardGrid, ContentTile } from '../content-card/content-tile.tsx'
import css from './news.module.css'

export function MissingNews({ newest, path }: { newest: Card[]; path: string }) {
  const t = useTexts('news')
  const { newsTypes } = useTexts('article')
  return (
    <div className={columnClass}>
      <div className={css.gone}>
        <ChargeBar level={0} />
        <h1>{t.lostTitle}</h1>
        <p>{t.lost}</p>
        <LocalLink to={path} className={buttonClass('primary')}>
          {t.showAll}
        </LocalLink>
      </div>
      {newest.length > 0 && (
        <section className={css.newest} aria-labelledby="newest">
          <h2 id="newest">{t.newest}</h2>
          <ul className={cardGrid}>
            {newest.map((card) => (
              <li key={card.id}>
                <ContentTile card={card} kicker={newsTypes[card.type ?? '']} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
