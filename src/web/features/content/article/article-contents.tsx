// Table of contents with anchors: sticky at the edge on wide windows, folded elsewhere.
import { useId } from 'react'
import { useTexts } from '../../../texts.ts'
import css from './article.module.css'

export interface ArticleContentsProps {
  sections: readonly { id: string; title: string }[]
}

/** `data-unfold`: from this width on the list is open; see app/watch-unfolding.ts. */
export function ArticleContents({ sections }: ArticleContentsProps) {
  const t = useTexts('article')
  const id = useId()
  return (
    <nav className={css.contents} aria-labelledby={id} data-unfold="1280px">
      <details>
        <summary id={id} className={css.contentsTitle}>
          {t.contents}
        </summary>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
