// Notes above the search results: how the keyword was interpreted, and any exact match of a number.
import type { SearchAnswer } from '../../../contract/search.ts'
import { hasNotes } from '../../features/search/search-parts/answer-view.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { useLazyComponent } from '../../loading/lazy-component.ts'
import { productPath } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { LAZY_VIEWS } from './lazy-search.ts'
import css from './catalogue.module.css'

interface SearchNoticeProps {
  /** As typed. */
  keyword: string
  /** The keyword on one short line. */
  shortKeyword: string
  answer: SearchAnswer
}

export function SearchNotice(props: SearchNoticeProps) {
  const t = useTexts('lists').search
  const { answer, keyword } = props
  const exact = answer.list.find(({ itemNo }) => itemNo === answer.exact)
  return (
    <>
      {hasNotes(answer, keyword) && <Notes {...props} />}
      {exact && (
        <p className={css.found}>
          <LocalLink to={productPath(exact)}>{t.exact(exact.itemNo)}</LocalLink>
        </p>
      )}
    </>
  )
}

function Notes(props: SearchNoticeProps) {
  const parts = useLazyComponent(LAZY_VIEWS.notes)
  return parts && <parts.SearchNotes {...props} />
}
