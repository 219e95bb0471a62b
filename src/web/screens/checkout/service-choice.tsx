// Every delivery service: those that take the order with price and days, the others with the reason why not.
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { fieldId } from '../../components/form/field-id.ts'
import type { SubmitState } from '../../components/form/use-submit.ts'
import { useMoney } from '../../features/pricing/price/money-format.ts'
import { useDay } from '../../format/format.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { useLazyComponent } from '../../loading/lazy-component.ts'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import type { AddressNoticeProps } from './checkout-notices.tsx'
import { lazyCheckoutNotices } from './lazy-parts.ts'
import type { ListedService, Services } from './use-services.ts'
import css from './checkout.module.css'

interface ServiceChoiceProps {
  state: SubmitState
  services: Services
  chosen: ListedService | undefined
  /** The typed values by field name. */
  values: Record<string, string>
}

export function ServiceChoice({ state, services, chosen, values }: ServiceChoiceProps) {
  const t = useTexts('checkout')
  const error = state.errors['service']
  const errorId = `${fieldId('service')}-error`
  const { preview } = services
  return (
    // The error summary links to this element.
    <fieldset
      id={fieldId('service')}
      tabIndex={-1}
      className={css.services}
      aria-describedby={error ? errorId : undefined}
      aria-busy={services.state === 'loading'}
    >
      <legend className={css.hidden}>{t.labels.service}</legend>
      <Progress services={services} />
      {preview && services.state !== 'failed' && (
        <ServiceList list={preview.services} currency={preview.currency} chosen={chosen?.id}>
          <div role="status">
            {chosen && <LazyAddressNotice service={chosen} values={values} labels={state.labels} />}
          </div>
        </ServiceList>
      )}
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Problems that the service has with the address, if any. */
function LazyAddressNotice(props: AddressNoticeProps) {
  const parts = useLazyComponent(lazyCheckoutNotices)
  return parts && <parts.AddressNotice {...props} />
}

function Progress({ services: { state, preview, reload } }: { services: Services }) {
  const t = useTexts('checkout').service
  const { askSales } = useTexts('basket')
  const isNoneOffered = state === 'ready' && !preview?.services.some(({ isOffered }) => isOffered)
  return (
    <div role="status" className={css.progress}>
      {state === 'none' && <p className={css.muted}>{t.countryFirst}</p>}
      {state === 'loading' && <p className={css.muted}>{t.loading}</p>}
      {state === 'failed' && (
        <p className={css.error}>
          {t.failed}{' '}
          <Button small onClick={reload}>
            {t.retry}
          </Button>
        </p>
      )}
      {isNoneOffered && (
        <p className={css.error}>
          {t.none} <LocalLink to={PATHS.contact}>{askSales}</LocalLink>
        </p>
      )}
    </div>
  )
}

interface ServiceListProps {
  list: readonly ListedService[]
  currency: string
  chosen: string | undefined
  /** Shown below the services that accept the order. */
  children: ReactNode
}

function ServiceList({ list, currency, chosen, children }: ServiceListProps) {
  const t = useTexts('checkout').service
  const money = useMoney()
  const day = useDay()
  const offered = list.filter(({ isOffered }) => isOffered)
  const rejected = list.filter(({ isOffered }) => !isOffered)
  return (
    <>
      {offered.map(({ id, name, freight, promise }) => (
        <label key={id} className={css.service}>
          <input type="radio" name="service" value={id} defaultChecked={id === chosen} />
          <span className={css.serviceName}>{name}</span>
          <strong>{money(freight ?? '0', currency)}</strong>
          {promise && (
            <span className={css.promise}>{t.promise(day(promise.from), day(promise.to))}</span>
          )}
        </label>
      ))}
      {children}
      {offered.length > 0 && <p className={css.muted}>{t.promiseNote}</p>}
      {rejected.length > 0 && (
        <div className={css.rejection}>
          <h3>{t.refused}</h3>
          <ul>
            {rejected.map(({ id, name, reasons }) => (
              <li key={id}>
                <strong>{name}</strong>
                {reasons.map(({ code, text }, at) => (
                  <p key={`${code} ${at}`}>{text}</p>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
