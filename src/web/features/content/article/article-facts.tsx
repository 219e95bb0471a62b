// Facts of a content entry as name and value pairs.
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
