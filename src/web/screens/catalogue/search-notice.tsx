// Above search results: that they rest on a guess, or that one product carries this very number.
import type { SearchAnswer } from '../../../contract/product.ts'
import { LocalLink } from '../../parts/local-link.tsx'
import { productPath } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './catalogue.module.css'

interface SearchNoticeProps {
  keyword: string
  answer: SearchAnswer
}

export function SearchNotice({ keyword, answer }: SearchNoticeProps) {
  const t = useTexts('lists').search
  const exact = answer.list.find(({ itemNo }) => itemNo === answer.exact)
  if (exact) {
    return (
      <p className={css.found}>
        <LocalLink to={productPath(exact)}>{t.exact(exact.itemNo)}</LocalLink>
      </p>
    )
  }
  if (!answer.tolerant) return null
  const { readAs } = answer
  return (
    <p className={css.notice} role="status">
      {readAs ? t.tolerant(keyword, readAs) : t.tolerantPlain(keyword)}
    </p>
  )
}
