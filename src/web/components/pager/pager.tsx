// Pagination with plain links: first, last and those around the current page.
import { LocalLink } from '../../page/local-link.tsx'
import { useTexts } from '../../texts.ts'
import { pagesShown } from './pages-shown.ts'
import css from './pager.module.css'

interface PagerProps {
  page: number
  /** Rows per page. */
  rows: number
  /** Rows on all pages. */
  total: number
  hrefOf: (page: number) => string
}

export function Pager({ page, rows, total, hrefOf }: PagerProps) {
  const t = useTexts('lists').pager
  const last = Math.ceil(total / rows)
  if (last <= 1) return null
  return (
    <nav className={css.pager} aria-label={t.label}>
      <p className={css.place}>
        {t.of((page - 1) * rows + 1, Math.min(page * rows, total), total)}
      </p>
      <ul className={css.pages}>
        {page > 1 && (
          <li>
            <LocalLink className={css.step} to={hrefOf(page - 1)} rel="prev">
              {t.previous}
            </LocalLink>
          </li>
        )}
        {pagesShown(page, last).map((shown, index) =>
          shown === null ? (
            <li key={`gap-${index}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown} className={css.number}>
              <LocalLink
                to={hrefOf(shown)}
                aria-label={t.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </LocalLink>
            </li>
          ),
        )}
        {page < last && (
          <li>
            <LocalLink className={css.step} to={hrefOf(page + 1)} rel="next">
              {t.next}
            </LocalLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
