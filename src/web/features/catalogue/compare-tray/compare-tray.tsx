// Bar at the bottom of lists with the batteries chosen for comparison.
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import {
  MAX_COMPARED,
  compareQuery,
  toggleCompared,
  useCompared,
  writeCompared,
} from './compare-store.ts'
import css from './compare-tray.module.css'

export function CompareTray() {
  const t = useTexts('lists').compare
  const compared = useCompared()
  if (!compared?.length) return null
  return (
    <section className={css.tray} aria-label={t.trayLabel}>
      <p className={css.title} role="status">
        {compared.length === MAX_COMPARED ? t.full : t.trayTitle(compared.length)}
      </p>
      <ul className={css.items}>
        {compared.map((itemNo) => (
          <li key={itemNo}>
            <span>{itemNo}</span>
            <button
              type="button"
              aria-label={t.remove(itemNo)}
              onClick={() => toggleCompared(itemNo)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        {compared.length > 1 ? (
          <LocalLink
            className={css.open}
            to={PATHS.compare + compareQuery(compared)}
            rel="nofollow"
          >
            {t.trayOpen}
          </LocalLink>
        ) : (
          <span className={css.hint}>{t.trayOneMore}</span>
        )}
        <button type="button" className={css.clear} onClick={() => writeCompared([])}>
          {t.trayClear}
        </button>
      </div>
    </section>
  )
}
