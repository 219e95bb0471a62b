// Profile details members can change themselves: name, phone, mail language, and email address in two steps.
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData } from '../../../router/router-context.ts'
import { useState } from 'react'
import { changeProfile, readMember } from '../../../../client/user-session.ts'
import type { MemberInfo } from '../../../../contract/user-session.ts'
import { isLang, LANGS } from '../../../../shared/lang.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { memberOnly } from '../../member-only.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { SelectField, TextField } from '../../../components/form/form-field.tsx'
import { NameFields } from '../../../components/form/name-fields.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { PATHS } from '../../../paths.ts'
import { pageContext, useLang } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import type { LoaderData } from '../../loader-data.ts'
import { EmailChange } from './email-change.tsx'
import { MemberPage } from './member-page.tsx'
import css from './member.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return memberOnly(() => readMember({ lang }, transport))
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'member').profile
  return { title, canonical: PATHS.memberProfile, index: false }
}

export default function ProfileScreen() {
  const t = useTexts('member').profile
  const member = useLoaderData() as Data
  return (
    <MemberPage at={PATHS.memberProfile} title={t.title} lead={t.lead}>
      <ProfileForm member={member} />
      <EmailChange email={member.email} />
      <Fixed member={member} />
    </MemberPage>
  )
}

function ProfileForm({ member }: { member: MemberInfo }) {
  const t = useTexts('member').profile
  const { language } = useTexts('frame')
  const lang = useLang()
  const [isSaved, setSaved] = useState(false)
  const state = useSubmit(
    async (values, transport) => {
      setSaved(false)
      const text = (name: string) => String(values.get(name) ?? '').trim()
      const chosen = text('mailLang')
      const mailLang = isLang(chosen) ? chosen : lang
      const names = { firstName: text('firstName'), surname: text('surname') }
      await changeProfile({ lang, ...names, phone: text('phone'), mailLang }, transport)
      setSaved(true)
    },
    { labels: t.labels },
  )
  return (
    <form {...state.form} className={css.form}>
      <ErrorSummary state={state} />
      <div className={css.pair}>
        <NameFields state={state} known={member} />
      </div>
      <TextField
        state={state}
        name="phone"
        type="tel"
        required
        maxLength={30}
        hint={t.phoneHint}
        defaultValue={member.phone}
        autoComplete="tel"
      />
      <SelectField state={state} name="mailLang" required defaultValue={member.lang}>
        {LANGS.map((one) => (
          <option key={one} value={one}>
            {language[one]}
          </option>
        ))}
      </SelectField>
      <SubmitButton state={state}>{t.save}</SubmitButton>
      <div role="status">{isSaved && <p className={css.done}>{t.saved}</p>}</div>
    </form>
  )
}

/** What members cannot change themselves. */
function Fixed({ member }: { member: MemberInfo }) {
  const t = useTexts('member').profile
  const facts = [
    [t.username, member.username],
    [t.company, member.company],
    [t.country, member.country],
    [t.website, member.website],
  ] as const
  return (
    <section className={css.section} aria-labelledby="fixed">
      <SectionHeading id="fixed" title={t.fixed} />
      <dl className={css.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
