// Shown in place of the checkout: nothing is in the basket, or the login may not order.
import { buttonClass } from '../../../ui/button.tsx'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './checkout.module.css'

export function EmptyCheckout() {
  const t = useTexts('checkout').empty
  return (
    <section data-lazy="no-checkout" className={css.box} aria-labelledby="empty">
      <h2 id="empty">{t.title}</h2>
      <p>{t.text}</p>
      <p className={css.ways}>
        <LocalLink to={PATHS.search} className={buttonClass('primary')}>
          {t.search}
        </LocalLink>
        <LocalLink to={PATHS.orders} className={buttonClass()}>
          {t.orders}
        </LocalLink>
      </p>
    </section>
  )
}

export function NoRole({ role }: { role: string }) {
  const t = useTexts('checkout').noRole
  return (
    <section data-lazy="no-checkout" className={css.box} aria-labelledby="no-role">
      <h2 id="no-role">{t.title}</h2>
      <p>{role === 'finance' ? t.finance : t.viewer}</p>
      <p className={css.ways}>
        <LocalLink to={PATHS.orders} className={buttonClass()}>
          {t.orders}
        </LocalLink>
      </p>
    </section>
  )
}
