// Teaser for the deposit calculator: a form with two of its fields that opens the calculator with the input.
import { Button } from '../../../ui/button.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { useHref } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { EXAMPLE } from './deposit/deposit-entries.ts'
import css from './home.module.css'

export function DepositTeaser() {
  const { landing: t, deposit } = useTexts('drop-ship')
  return (
    <section className={css.teaser} aria-labelledby="teaser">
      <div>
        <h2 id="teaser">{t.teaser}</h2>
        <p className={css.note}>{t.teaserText}</p>
      </div>
      <form method="get" action={useHref(PATHS.dropShipDeposit)} className={css.teaserForm}>
        <Field id="orders" label={deposit.orders}>
          <input
            id="orders"
            name="orders"
            className={controlClass}
            defaultValue={EXAMPLE.orders}
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
        <Field id="value" label={deposit.value}>
          <input
            id="value"
            name="value"
            className={controlClass}
            defaultValue={EXAMPLE.value}
            inputMode="decimal"
            autoComplete="off"
          />
        </Field>
        <Button type="submit" look="primary">
          {t.teaserButton}
        </Button>
      </form>
    </section>
  )
}
