// Hint above a list: visitors learn who sees prices, members whether the prices are for demonstration.
import { LocalLink } from '../../../page/local-link.tsx'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { isForMember, type PriceFacts } from '../price/for-member.ts'
import { LinkToLogIn } from '../../account/link-to-log-in.tsx'
import { lazyPriceTag } from '../price/lazy-prices.ts'
import css from './price-hint.module.css'

export function PriceHint({ cards = [] }: { cards?: readonly PriceFacts[] | undefined }) {
  const t = useTexts('lists').prices
  if (cards.some(({ price }) => price?.isDemonstration)) return <DemonstrationHint />
  if (cards.some(isForMember)) return null
  return (
    <p className={css.hint}>
      {t.note}{' '}
      <span className={css.links}>
        <LinkToLogIn>{t.logIn}</LinkToLogIn>
        {' · '}
        <LocalLink to={PATHS.prices}>{t.link}</LocalLink>
      </span>
    </p>
  )
}

function DemonstrationHint() {
  const parts = useLazyComponent(lazyPriceTag)
  return (
    parts && (
      <p className={css.hint}>
        <parts.DemonstrationNotice />
      </p>
    )
  )
}
