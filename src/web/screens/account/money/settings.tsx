// Settings of a company's orders: mails, sender name and packing slip or packing list, billing address, substitutes, approval limit.
import { useState } from 'react'
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData } from '../../../router/router-context.ts'
import { changeAccountSettings, readAccountSettings } from '../../../../client/account.ts'
import { readMember } from '../../../../client/user-session.ts'
import { readSubstitution } from '../../../../client/substitution.ts'
import type { AccountSettings } from '../../../../contract/account-settings.ts'
import { ORDER_MAILS } from '../../../../shared/order-mails.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { CheckField, SelectField, TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import { readCountries } from '../../../components/read-countries.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { pageContext, useLang } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import type { LoaderData } from '../../loader-data.ts'
import { memberOnly, nullIfForbidden } from '../../member-only.ts'
import { MemberPage } from '../member/member-page.tsx'
import { ApprovalLimitForm } from './approval-limit.tsx'
import { lazySubstitutionForm } from './lazy-substitution-form.ts'
import member from '../member/member.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { lang, transport } = page
  // Redirects logins that may not see money to the account page, which says so.
  return memberOnly(async () => {
    const [{ memberKind: kind }, settings, countries, substitution] = await Promise.all([
      readMember({ lang }, transport),
      readAccountSettings({ lang }, transport),
      readCountries(page),
      // Wholesalers have no substitutes.
      readSubstitution({ lang }, transport).catch(nullIfForbidden),
    ])
    return { kind, settings, countries, substitution }
  }, PATHS.account)
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'money').settings
  return { title, canonical: PATHS.accountSettings, index: false }
}

export default function Settings() {
  const t = useTexts('money').settings
  const [isSaved, setSaved] = useState(false)
  const { kind, settings, substitution } = useLoaderData() as Data
  const substitutes = useLazyComponent(lazySubstitutionForm)
  const state = useSaving(setSaved)
  return (
    <MemberPage at={PATHS.account} title={t.title} lead={t.leads[kind]}>
      <p>
        <LocalLink to={PATHS.account}>{t.back}</LocalLink>
      </p>
      <form
        {...state.form}
        className={member.form}
        onInput={(event) => {
          state.form.onInput(event)
          setSaved(false)
        }}
      >
        <ErrorSummary state={state} />
        <OrderFields state={state} settings={settings} />
        <BillingFields state={state} billing={settings.billing} />
        <SubmitButton state={state}>{t.save}</SubmitButton>
        <div role="status">{isSaved && <p className={member.done}>{t.saved}</p>}</div>
      </form>
      {substitutes && substitution && <substitutes.SubstitutionForm settings={substitution} />}
      {settings.approval && <ApprovalLimitForm {...settings.approval} />}
    </MemberPage>
  )
}

interface FieldsProps {
  state: SubmitState
  settings: AccountSettings
}

function OrderFields({ state, settings }: FieldsProps) {
  const t = useTexts('money').settings
  const { kind } = useLoaderData() as Data
  return (
    <section className={member.section} aria-labelledby="orders">
      <SectionHeading id="orders" title={t.orders} />
      <SelectField
        state={state}
        name="mails"
        required
        hint={t.mailsHint}
        defaultValue={settings.mails}
      >
        {ORDER_MAILS.map((mails) => (
          <option key={mails} value={mails}>
            {t.mails[mails]}
          </option>
        ))}
      </SelectField>
      <CheckField state={state} name="monthlyMail" defaultChecked={settings.monthlyMail}>
        {t.monthly}
      </CheckField>
      {kind === 'dropship' ? (
        <SenderFields state={state} settings={settings} />
      ) : (
        <CheckField state={state} name="packingList" defaultChecked={settings.packingList}>
          {t.packingList}
        </CheckField>
      )}
    </section>
  )
}

function SenderFields({ state, settings }: FieldsProps) {
  const t = useTexts('money').settings
  return (
    <>
      <TextField
        state={state}
        name="senderName"
        maxLength={35}
        hint={t.senderHint}
        autoComplete="organization"
        defaultValue={settings.senderName}
      />
      <CheckField state={state} name="neutralSlip" defaultChecked={settings.neutralSlip}>
        {t.slip}
      </CheckField>
      <p className={member.muted}>{t.slipHint}</p>
    </>
  )
}

interface BillingFieldsProps {
  state: SubmitState
  billing: AccountSettings['billing']
}

/** If all are empty, invoices name the address of the company. */
function BillingFields({ state, billing }: BillingFieldsProps) {
  const t = useTexts('money').settings
  const { countries } = useLoaderData() as Data
  const text = (name: string, value: string | undefined, max: number, autoComplete: string) => ({
    state,
    name,
    maxLength: max,
    defaultValue: value ?? '',
    autoComplete: `billing ${autoComplete}`,
  })
  return (
    <section className={member.section} aria-labelledby="billing">
      <SectionHeading id="billing" title={t.billing} note={t.billingHint} />
      <TextField {...text('billingName', billing?.name, 120, 'organization')} />
      <SelectField
        state={state}
        name="country"
        autoComplete="billing country"
        defaultValue={billing?.country ?? ''}
      >
        <option value="">{t.noCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...text('line1', billing?.line1, 120, 'address-line1')} />
      <TextField {...text('line2', billing?.line2, 120, 'address-line2')} />
      <div className={member.pair}>
        <TextField {...text('postCode', billing?.postCode, 20, 'postal-code')} />
        <TextField {...text('city', billing?.city, 80, 'address-level2')} />
      </div>
      <TextField {...text('region', billing?.region, 80, 'address-level1')} />
      <TextField {...text('taxNo', billing?.taxNo, 40, 'off')} autoComplete="off" />
    </section>
  )
}

const TEXT_FIELDS = [
  'senderName',
  'billingName',
  'country',
  'line1',
  'line2',
  'postCode',
  'city',
  'region',
  'taxNo',
] as const

function useSaving(setSaved: (isSaved: boolean) => void): SubmitState {
  const t = useTexts('money').settings
  const lang = useLang()
  const { kind, settings } = useLoaderData() as Data
  return useSubmit(
    async (values, transport) => {
      setSaved(false)
      const text = (name: string) => String(values.get(name) ?? '').trim()
      const chosen = text('mails')
      const mails = ORDER_MAILS.find((each) => each === chosen) ?? 'digest'
      const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, text(name)]))
      // Switches of the other kind of member, which the form does not show, keep their values.
      const isOn = (name: 'neutralSlip' | 'packingList', shownTo: typeof kind) =>
        kind === shownTo ? values.get(name) !== null : settings[name]
      const switches = {
        neutralSlip: isOn('neutralSlip', 'dropship'),
        packingList: isOn('packingList', 'wholesale'),
        monthlyMail: values.get('monthlyMail') !== null,
      }
      await changeAccountSettings({ lang, mails, ...switches, ...texts }, transport)
      setSaved(true)
    },
    { labels: t.labels },
  )
}
