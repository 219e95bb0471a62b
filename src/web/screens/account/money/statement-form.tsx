// Downloads the statement of a month; without scripts the form itself opens the file.
import { type FormEvent, useState } from 'react'
import { exportStatement, STATEMENT_PATH } from '../../../../client/account.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { saveFile } from '../../../components/save-file.ts'
import { announce } from '../../../components/toasts/failure-messages.ts'
import { LOCALES } from '../../../format/format.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

const FORMATS = ['csv', 'xlsx', 'pdf'] as const
/** How many months can be chosen. */
const MONTHS = 24

/** `today` is the seller's day, so that server and browser list the same months; `linkedMonth` is the month in a mail's link. */
export function StatementForm({ today, linkedMonth }: { today: string; linkedMonth: string }) {
  const t = useTexts('money').statement
  const lang = useLang()
  const { download, isBusy } = useDownload()
  const months = monthsUntil(today)
  return (
    <section className={member.section} aria-labelledby="statement">
      <SectionHeading id="statement" title={t.title} note={t.lead} />
      <form action={STATEMENT_PATH} method="get" className={member.form} onSubmit={download}>
        <input type="hidden" name="lang" value={lang} />
        <Field id="statement-month" label={t.month}>
          <select
            id="statement-month"
            name="month"
            className={controlClass}
            defaultValue={months.includes(linkedMonth) ? linkedMonth : months[0]}
          >
            {months.map((month, at) => (
              <option key={month} value={month}>
                {at === 0
                  ? t.open(monthName(month, LOCALES[lang]))
                  : monthName(month, LOCALES[lang])}
              </option>
            ))}
          </select>
        </Field>
        <div className={member.actions}>
          {FORMATS.map((format) => (
            <Button key={format} type="submit" name="format" value={format} aria-disabled={isBusy}>
              {t.label(format.toUpperCase())}
            </Button>
          ))}
        </div>
      </form>
    </section>
  )
}

/** With scripts the file is fetched, which first renews a session that has run out. */
function useDownload() {
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  async function fetchStatement(month: string, format: (typeof FORMATS)[number]) {
    setBusy(true)
    try {
      saveFile(await exportStatement({ lang, month, format }))
    } catch (error) {
      announce(error, lang)
    } finally {
      setBusy(false)
    }
  }
  function download(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const chosen = (submitter as HTMLButtonElement | null)?.value
    const month = String(new FormData(event.currentTarget).get('month'))
    if (!isBusy) void fetchStatement(month, FORMATS.find((each) => each === chosen) ?? 'csv')
  }
  return { download, isBusy }
}

function monthsUntil(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, monthsBack) =>
    new Date(Date.UTC(year, month - 1 - monthsBack, 1)).toISOString().slice(0, 7),
  )
}

function monthName(month: string, locale: string): string {
  const parts = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, parts).format(new Date(`${month}-01T00:00:00Z`))
}
