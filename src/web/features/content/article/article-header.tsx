// Header of a content entry: type, title, date, and badges for sample content and English fallback.
import type { ReactNode } from 'react'
import { Chip } from '../../../../ui/chip.tsx'
import { useDay } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import type { ArticlePiece } from './article-piece.ts'
import { textLang } from './text-lang.ts'
import { useLang } from '../../../site-context.ts'
import css from './article.module.css'

export interface ArticleHeaderProps {
  piece: Pick<
    ArticlePiece,
    'title' | 'summary' | 'date' | 'isExample' | 'isFallback' | 'lang' | 'kind'
  >
  kicker?: ReactNode
  /** 1 if the entry is the whole page. */
  level?: 1 | 2 | 3
  id?: string
  withDate?: boolean
}

export function ArticleHeader(props: ArticleHeaderProps) {
  const { piece, kicker, level = 1, id, withDate = true } = props
  const Heading = `h${level}` as const
  const day = useDay()
  const lang = textLang(piece, useLang())
  return (
    <header className={css.header}>
      {(kicker || piece.isExample) && (
        <p className={css.kicker}>
          {kicker && <Chip tone="accent">{kicker}</Chip>}
          <ExampleBadge piece={piece} />
        </p>
      )}
      <Heading id={id} lang={lang}>
        {piece.title}
      </Heading>
      {withDate && piece.date && (
        <p className={css.date}>
          <time dateTime={piece.date}>{day(piece.date)}</time>
        </p>
      )}
      {piece.summary && (
        <p className={css.summary} lang={lang}>
          {piece.summary}
        </p>
      )}
      <FallbackNote piece={piece} />
    </header>
  )
}

/** Marks sample content that the merchant has to replace. */
export function ExampleBadge({ piece }: { piece: { isExample: boolean } }) {
  const t = useTexts('article')
  return piece.isExample && <Chip tone="warn">{t.example}</Chip>
}

/** Explains in the reader's language why the text is in another one. */
export function FallbackNote({ piece }: { piece: { isFallback: boolean } }) {
  const t = useTexts('article')
  return piece.isFallback && <p className={css.fallback}>{t.fallback}</p>
}
