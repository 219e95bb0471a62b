// List card of a content entry: picture, type, title, date and summary.
import type { ReactNode } from 'react'
import type { ContentCard as Card } from '../../../../contract/content.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { useDay } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { ExampleBadge } from '../article/article-header.tsx'
import { textLang } from '../article/text-lang.ts'
import css from './content-tile.module.css'

export interface ContentTileProps {
  card: Card
  /** Type of the entry in words. */
  kicker?: ReactNode
  /** Heading level of the title. */
  level?: 2 | 3 | 4
  /** True for the first cards of a page: their pictures load immediately. */
  eager?: boolean
  withPicture?: boolean
  /** Link target if it differs from the entry's own path. */
  to?: string
  children?: ReactNode
}

export function ContentTile(props: ContentTileProps) {
  const { card, kicker, level = 2, eager = false, withPicture = true, to, children } = props
  const Heading = `h${level}` as const
  const t = useTexts('article')
  const day = useDay()
  const lang = textLang(card, useLang())
  return (
    <article className={css.card}>
      {withPicture && card.image && (
        <Picture
          image={card.image}
          crop="wide"
          alt=""
          eager={eager}
          sizes="(min-width: 1280px) 420px, (min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw"
          className={css.picture}
        />
      )}
      <div className={css.words}>
        {(kicker || card.date || card.isExample || card.isFallback) && (
          <p className={css.line}>
            {kicker && <Chip tone="accent">{kicker}</Chip>}
            {card.date && <time dateTime={card.date}>{day(card.date)}</time>}
            <ExampleBadge entry={card} />
            {card.isFallback && <Chip>{t.inEnglish}</Chip>}
          </p>
        )}
        <Heading className={css.title} lang={lang}>
          <LocalLink to={to ?? card.url}>{card.title}</LocalLink>
        </Heading>
        {card.summary && (
          <p className={css.summary} lang={lang}>
            {card.summary}
          </p>
        )}
        {children}
      </div>
    </article>
  )
}

/** Grid class for a list of cards: `<ul className={cardGrid}>`. */
export const cardGrid = css.grid ?? ''
