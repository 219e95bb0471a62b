// Form that sends a list by email, with preview and delivery result.
import { useState } from 'react'
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { LANGS } from '../../../../shared/lang.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { useLive } from '../../../components/use-live.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { listName } from '../lists/list-name.ts'
import { MailPreview, SendOutcome } from './send-outcome.tsx'
import { type MailForm, useListSubmission } from './use-list-submission.ts'
import css from './send-form.module.css'

export interface SendFormProps {
  list: WishListInfo
  /** Null: all lines. */
  itemNos: string[] | null
  ownEmail: string
  salesEmail: string | null
}

export function SendForm({ list, itemNos, ownEmail, salesEmail }: SendFormProps) {
  const { send: t, title } = useTexts('wish-list')
  const { needsScripts } = useTexts('form')
  const lang = useLang()
  const name = listName(list, title)
  const [form, setForm] = useState<MailForm>({
    ticked: [ownEmail],
    others: '',
    lang,
    title: name === title ? t.defaultTitle : name,
    messages: '',
    withPrices: false,
    attachCsv: false,
  })
  const [chosenOnly, setChosenOnly] = useState(itemNos !== null)
  const sending = useListSubmission(form, list.id, chosenOnly ? itemNos : null)
  const change = (patch: Partial<MailForm>) => setForm((before) => ({ ...before, ...patch }))
  const isLive = useLive()
  const isBusy = !isLive || sending.progress !== 'idle'
  return (
    <>
      {sending.outcomes && <SendOutcome outcomes={sending.outcomes} />}
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void sending.send()
        }}
      >
        <Recipients form={form} onChange={change} ownEmail={ownEmail} salesEmail={salesEmail} />
        <MailWords form={form} onChange={change} />
        {itemNos && (
          <LineChoice count={itemNos.length} chosenOnly={chosenOnly} onChange={setChosenOnly} />
        )}
        <MailExtras form={form} onChange={change} />
        {sending.fault && (
          <p className={css.fault} role="alert">
            <strong>{sending.fault}</strong> {t.retry}
          </p>
        )}
        <p className={css.actions}>
          <Button look="primary" type="submit" disabled={isBusy}>
            {sending.progress === 'sending' ? t.sending : t.submit}
          </Button>
          <Button id="preview-mail" disabled={isBusy} onClick={() => void sending.showPreview()}>
            {sending.progress === 'previewing' ? t.previewing : t.preview}
          </Button>
        </p>
        <noscript>
          <p>{needsScripts}</p>
        </noscript>
      </form>
      <MailPreview preview={sending.preview} onClose={sending.closePreview} />
    </>
  )
}

interface PartProps {
  form: MailForm
  onChange: (patch: Partial<MailForm>) => void
}

function Recipients(props: PartProps & Pick<SendFormProps, 'ownEmail' | 'salesEmail'>) {
  const { form, onChange, ownEmail, salesEmail } = props
  const t = useTexts('wish-list').send
  const offered: [string, string][] = [[ownEmail, t.self(ownEmail)]]
  if (salesEmail) offered.push([salesEmail, t.sales(salesEmail)])
  function tick(email: string, on: boolean) {
    const others = form.ticked.filter((one) => one !== email)
    onChange({ ticked: on ? [...others, email] : others })
  }
  return (
    <fieldset className={css.set}>
      <legend>{t.recipients}</legend>
      {offered.map(([email, words]) => (
        <label key={email} className={css.tick}>
          <input
            type="checkbox"
            checked={form.ticked.includes(email)}
            onChange={(event) => tick(email, event.target.checked)}
          />
          {words}
        </label>
      ))}
      <Field id="others" label={t.others} hint={t.othersHint}>
        <textarea
          id="others"
          className={controlClass}
          rows={2}
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby="others-hint"
          value={form.others}
          onChange={(event) => onChange({ others: event.target.value })}
        />
      </Field>
    </fieldset>
  )
}

interface LineChoiceProps {
  /** Number of selected lines. */
  count: number
  chosenOnly: boolean
  onChange: (chosenOnly: boolean) => void
}

function LineChoice({ count, chosenOnly, onChange }: LineChoiceProps) {
  const t = useTexts('wish-list').send
  return (
    <fieldset className={css.set}>
      <legend>{t.lines}</legend>
      {[true, false].map((only) => (
        <label key={String(only)} className={css.tick}>
          <input
            type="radio"
            name="which"
            checked={chosenOnly === only}
            onChange={() => onChange(only)}
          />
          {only ? t.some(count) : t.all}
        </label>
      ))}
    </fieldset>
  )
}

function MailWords({ form, onChange }: PartProps) {
  const t = useTexts('wish-list').send
  const { language } = useTexts('frame')
  return (
    <>
      <Field id="mail-lang" label={t.lang}>
        <select
          id="mail-lang"
          className={controlClass}
          value={form.lang}
          onChange={(event) => {
            const chosen = LANGS.find((lang) => lang === event.target.value)
            if (chosen) onChange({ lang: chosen })
          }}
        >
          {LANGS.map((lang) => (
            <option key={lang} value={lang}>
              {language[lang]}
            </option>
          ))}
        </select>
      </Field>
      <Field id="mail-title" label={`${t.mailTitle} *`}>
        <input
          id="mail-title"
          className={controlClass}
          required
          maxLength={120}
          value={form.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field id="messages" label={t.message} hint={t.messageHint}>
        <textarea
          id="messages"
          className={controlClass}
          rows={5}
          maxLength={2000}
          aria-describedby="messages-hint"
          value={form.messages}
          onChange={(event) => onChange({ messages: event.target.value })}
        />
      </Field>
    </>
  )
}

function MailExtras({ form, onChange }: PartProps) {
  const t = useTexts('wish-list').send
  return (
    <div className={css.set}>
      <label className={css.tick}>
        <input
          type="checkbox"
          checked={form.withPrices}
          aria-describedby="prices-hint"
          onChange={(event) => onChange({ withPrices: event.target.checked })}
        />
        {t.prices}
      </label>
      <p id="prices-hint" className={css.hint}>
        {t.pricesHint}
      </p>
      <label className={css.tick}>
        <input
          type="checkbox"
          checked={form.attachCsv}
          onChange={(event) => onChange({ attachCsv: event.target.checked })}
        />
        {t.csv}
      </label>
    </div>
  )
}
