// One certificate, or one document that accompanies a battery: number, standard, validity, contents and file.
import type { ReactNode } from 'react'
import type { ContentEntry } from '../../../../contract/content.ts'
import type { BatteryDocument, Certificate } from '../../../../contract/product-support.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { fileKindOf } from '../../../features/content/article/article-files.tsx'
import { ExampleBadge, FallbackNote } from '../../../features/content/article/article-header.tsx'
import { ArticleText } from '../../../features/content/article/article-text.tsx'
import { textLang } from '../../../features/content/article/text-lang.ts'
import { bytesText } from '../../../format/bytes-text.ts'
import { useDay } from '../../../format/format.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from './quality.module.css'

export function CertificateEntry({ certificate }: { certificate: Certificate }) {
  const { quality: t } = useTexts('company')
  const { number, standard, issuer } = certificate
  const validity = useValidity(certificate)
  const facts = [
    [t.standard, standard],
    [t.number, number],
    [t.issuer, issuer],
    [t.validity, validity],
  ] as const
  return (
    <Entry entry={certificate}>
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
    </Entry>
  )
}

export function DocumentEntry({ batteryDocument }: { batteryDocument: BatteryDocument }) {
  const { quality: t } = useTexts('company')
  const { type, chemistries } = batteryDocument
  return (
    <Entry entry={batteryDocument} kicker={type && (t.documentTypes[type] ?? type)}>
      <p className={css.chemistries}>
        {chemistries.map((chemistry) => (
          <Chip key={chemistry}>{chemistry}</Chip>
        ))}
      </p>
    </Entry>
  )
}

interface EntryProps {
  entry: ContentEntry
  kicker?: ReactNode
  children: ReactNode
}

function Entry({ entry, kicker, children }: EntryProps) {
  const lang = useLang()
  const entryLang = textLang(entry, lang)
  return (
    <article id={entry.id} className={css.entry} aria-labelledby={`${entry.id}-title`}>
      <p className={css.marks}>
        {kicker && <Chip tone="accent">{kicker}</Chip>}
        <ExampleBadge entry={entry} />
      </p>
      <h3 id={`${entry.id}-title`} lang={entryLang}>
        {entry.title}
      </h3>
      <p className={css.summary} lang={entryLang}>
        {entry.summary}
      </p>
      <FallbackNote entry={entry} />
      {children}
      <ArticleText entry={entry} html={entry.body} className={css.text} sectionId={entry.id} />
      {entry.files.length > 0 && (
        <ul className={css.files}>
          {entry.files.map((file) => (
            <li key={file.id}>
              <a href={file.url} download>
                {entry.files.length === 1 ? entry.title : file.name}
              </a>{' '}
              <small>
                {fileKindOf(file.mediaType)} · {bytesText(file.bytes)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function useValidity({ validFrom, validTo }: Certificate): string | null {
  const { quality: t } = useTexts('company')
  const day = useDay()
  if (validFrom && validTo) return t.between(day(validFrom), day(validTo))
  if (validFrom) return t.since(day(validFrom))
  return validTo && t.until(day(validTo))
}
