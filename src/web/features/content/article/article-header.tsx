// Header of a content entry: type, title, date, and badges for sample content and English fallback.
import type { ReactNode } from 'react'
import { Chip } from '../../../../ui/chip.tsx'
import { useDay } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import type { ArticleEntry } from './article-entry.ts'
import { textLang } from './text-lang.ts'
import { useLang } from '../../../site-context.ts'
import css from './article.module.css'

export interface ArticleHeaderProps {
  entry: Pick<
    ArticleEntry,
    'title' | 'summary' | 'date' | 'isExample' | 'isFallback' | 'lang' | 'kind'
  >
  /** Type of the entry, shown above the title. */
  kicker?: ReactNode
  /** 1 if the entry is the whole page. */
  level?: 1 | 2 | 3
  id?: string
  withDate?: boolean
}

export function ArticleHeader(props: ArticleHeaderProps) {
  const { entry, kicker, level = 1, id, withDate = true } = props
  const Heading = `h${level}` as const
  const day = useDay()
  const lang = textLang(entry, useLang())
  return (
    <header className={css.header}>
      {(kicker || entry.isExample) && (
        <p className={css.kicker}>
          {kicker && <Chip tone="accent">{kicker}</Chip>}
          <ExampleBadge entry={entry} />
        </p>
      )}
      <Heading id={id} lang={lang}>
        {entry.title}
      </Heading>
      {withDate && entry.date && (
        <p className={css.date}>
          <time dateTime={entry.date}>{day(entry.date)}</time>
        </p>
      )}
      {entry.summary && (
        <p className={css.summary} lang={lang}>
          {entry.summary}
        </p>
      )}
      <FallbackNote entry={entry} />
    </header>
  )
}

/** Marks sample content that the seller has to replace. */
export function ExampleBadge({ entry }: { entry: { isExample: boolean } }) {
  const t = useTexts('article')
  return entry.isExample && <Chip tone="warn">{t.example}</Chip>
}

/** Explains in the reader's language why the text is in another one. */
export function FallbackNote({ entry }: { entry: { isFallback: boolean } }) {
  const t = useTexts('article')
  return entry.isFallback && <p className={css.fallback}>{t.fallback}</p>
}
