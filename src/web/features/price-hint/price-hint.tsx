// Where lists would show prices: who sees them, and how to become one of these.
import { LocalLink } from '../../parts/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './price-hint.module.css'

export function PriceHint() {
  const t = useTexts('lists').prices
  return (
    <p className={css.hint}>
      {t.note} <LocalLink to={PATHS.prices}>{t.link}</LocalLink>
    </p>
  )
}
