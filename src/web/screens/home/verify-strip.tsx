// A small form that takes the code on a label and opens the verification page.
import { BUSINESS } from '../../../shared/business-constants.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { useHref } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './verify-strip.module.css'

export function VerifyStrip() {
  const t = useTexts('home').verify
  return (
    <section className={css.strip} aria-labelledby="verify">
      <div>
        <h2 id="verify">{t.title}</h2>
        <p>{t.text(BUSINESS.verificationCodeLength)}</p>
      </div>
      <form method="get" action={useHref(PATHS.verification)} className={css.form}>
        <Field id="verify-code" label={t.label}>
          <input
            id="verify-code"
            name="no"
            className={controlClass}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            required
          />
        </Field>
        <Button type="submit">{t.submit}</Button>
      </form>
    </section>
  )
}
