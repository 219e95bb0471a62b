// Notices that most orders do not need: an empty basket, a login that may not order, an address that the service
// does not take.
import { buttonClass } from '../../../ui/button.tsx'
import { focusField } from '../../components/form/error-summary.tsx'
import { fieldId } from '../../components/form/field-id.ts'
import type { Labels } from '../../components/form/form-errors.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { addressHints } from './address-hints.ts'
import type { ListedService } from './use-services.ts'
import css from './checkout.module.css'

export function EmptyCheckout() {
  const t = useTexts('checkout').empty
  return (
    <section data-lazy="checkout-notices" className={css.box} aria-labelledby="empty">
      <h2 id="empty">{t.title}</h2>
      <p>{t.text}</p>
      <p className={css.actions}>
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

export function RoleNotice({ role }: { role: string }) {
  const t = useTexts('checkout').noRole
  return (
    <section data-lazy="checkout-notices" className={css.box} aria-labelledby="no-role">
      <h2 id="no-role">{t.title}</h2>
      <p>{role === 'finance' ? t.finance : t.viewer}</p>
      <p className={css.actions}>
        <LocalLink to={PATHS.orders} className={buttonClass()}>
          {t.orders}
        </LocalLink>
      </p>
    </section>
  )
}

export interface AddressNoticeProps {
  service: Pick<ListedService, 'address'>
  /** By the names of the fields, as they are typed so far. */
  values: Readonly<Record<string, string>>
  labels: Labels
}

/** Each sentence once, with links to its fields. */
export function AddressNotice({ service, values, labels }: AddressNoticeProps) {
  const lang = useLang()
  return (
    <div data-lazy="checkout-notices">
      {addressHints(values, service, lang).map(({ text, names }) => (
        <div key={text} className={css.missing}>
          <p>{text}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)}>
                  {labels[name]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
