// The contents of a long text as anchors; beside it and in sight where the window is wide.
import { useId } from 'react'
import { useTexts } from '../../texts.ts'
import css from './article.module.css'

export interface ArticleContentsProps {
  sections: readonly { id: string; title: string }[]
}

export function ArticleContents({ sections }: ArticleContentsProps) {
  const t = useTexts('article')
  const id = useId()
  return (
    <nav className={css.contents} aria-labelledby={id}>
      <p id={id} className={css.contentsTitle}>
        {t.contents}
      </p>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
