// Message above a list that failed to load, with a link to continue.
import { useRevalidator } from '../../../router/router-context.ts'
import { Button } from '../../../../ui/button.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { colonAfter } from '../../../../shared/punctuation.ts'
import { useTexts } from '../../../texts.ts'
import { listQuery, readListState } from '../facets/filter-address.ts'
import css from './product-list.module.css'

interface ListFailureProps {
  failure: { isInvalid: boolean; message: string }
  path: string
  /** Query fields of the screen, such as the keyword. */
  screenQuery: Readonly<Record<string, string>>
}

export function ListFailure({ failure, path, screenQuery }: ListFailureProps) {
  const t = useTexts('lists').failed
  const { revalidate, state } = useRevalidator()
  const title = failure.isInvalid ? t.invalid : t.title
  const plain = path + listQuery(readListState(new URLSearchParams()), screenQuery)
  return (
    <div className={css.failure} role="alert">
      <p>
        <strong>{title}</strong>
        {failure.message && colonAfter(title) + failure.message}
      </p>
      {failure.isInvalid ? (
        <LocalLink to={plain}>{t.reset}</LocalLink>
      ) : (
        <Button small disabled={state === 'loading'} onClick={() => void revalidate()}>
          {t.retry}
        </Button>
      )}
    </div>
  )
}
