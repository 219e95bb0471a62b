// A content entry as an article: header, contents, picture, text, facts and files.
import type { ReactNode } from 'react'
import type { ContentEntry } from '../../../../contract/content.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { columnClass } from '../../../../ui/page.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { useDay } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { type Crumb, Breadcrumbs } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import { ArticleContents } from './article-contents.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleFiles } from './article-files.tsx'
import { ArticleHeader } from './article-header.tsx'
import type { ArticleEntry } from './article-entry.ts'
import { ArticleText } from './article-text.tsx'
import css from './article.module.css'

export interface ArticleProps {
  entry: ArticleEntry
  /** The entry's body as sanitised HTML. */
  html: string
  trail: readonly Crumb[]
  /** Type of the entry, shown above the title. */
  kicker?: ReactNode
  /** Between the header and the text. */
  before?: ReactNode
  /** After the text. */
  children?: ReactNode
  /** False if the screen shows the pictures itself. */
  withPicture?: boolean
  /** Additional page anchors, listed after those of the text. */
  moreSections?: ContentEntry['sections']
}

/** Uses the texts 'article'. Screens with another layout use its subcomponents. */
export function Article(props: ArticleProps) {
  const { entry, html, trail, kicker, before, children, withPicture = true } = props
  const t = useTexts('article')
  const sections = [...entry.sections, ...(props.moreSections ?? [])]
  const hasContents = sections.length > 2
  return (
    <div className={classNames(columnClass, css.page)}>
      <Breadcrumbs trail={trail} label={t.trail} />
      <article className={classNames(css.article, hasContents && css.withContents)}>
        <ArticleHeader entry={entry} kicker={kicker} />
        {hasContents && <ArticleContents sections={sections} />}
        <div className={css.body}>
          {withPicture && entry.image && (
            <Picture
              image={entry.image}
              className={css.picture}
              sizes="(min-width: 768px) 720px, 100vw"
              eager
            />
          )}
          {before}
          <ArticleText entry={entry} html={html} />
          <ArticleFacts facts={entry.facts} />
          <ArticleFiles files={entry.files} />
          {children}
          <ArticleUpdated on={entry.updatedOn} />
        </div>
      </article>
    </div>
  )
}

function ArticleUpdated({ on }: { on: string }) {
  const t = useTexts('article')
  const day = useDay()
  return <p className={css.updated}>{t.updatedOn(day(on))}</p>
}
