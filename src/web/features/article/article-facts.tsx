// The facts of a piece as names with their values.
import css from './article.module.css'

export interface ArticleFactsProps {
  facts: readonly { name: string; value: string }[]
}

export function ArticleFacts({ facts }: ArticleFactsProps) {
  if (facts.length === 0) return null
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
