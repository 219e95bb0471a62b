// One file of the download centre: name, description, size and download link.
import type { ReactNode } from 'react'
import type { Download } from '../../../contract/file.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useDay, useNumber } from '../../format/format.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { fileKindOf } from '../content/article/article-files.tsx'
import { textLang } from '../content/article/text-lang.ts'
import { bytesText } from '../../format/bytes-text.ts'
import css from './downloads.module.css'

interface DownloadEntryProps {
  file: Download
  /** Language of the files in this list. */
  language: Download['lang']
  /** Replaces the plain link. */
  children?: ReactNode
}

export function DownloadEntry({ file, language, children }: DownloadEntryProps) {
  const { entry: t } = useTexts('downloads')
  const lang = useLang()
  const ownLang = textLang(file, lang)
  return (
    <li id={file.id} className={css.entry}>
      <EntryPicture file={file} />
      <div className={css.words}>
        <h3 lang={ownLang}>{file.title}</h3>
        {file.summary && <p lang={ownLang}>{file.summary}</p>}
        <p className={css.facts}>
          <EntryFacts file={file} />
          {file.isFallback && language !== 'en_us' && <Chip>{t.english}</Chip>}
          {file.isExample && <Chip tone="warn">{t.example}</Chip>}
        </p>
      </div>
      {children ?? (
        <a
          className={css.get}
          href={file.url}
          download
          aria-label={t.download(file.title, fileKindOf(file.mediaType))}
        >
          {fileKindOf(file.mediaType)}
        </a>
      )}
    </li>
  )
}

function EntryFacts({ file }: { file: Download }) {
  const { entry: t } = useTexts('downloads')
  const number = useNumber()
  const day = useDay()
  const facts = [
    fileKindOf(file.mediaType),
    file.bytes === null ? t.onDemand : bytesText(file.bytes),
    file.pages === null ? '' : t.pages(number(file.pages)),
    file.date === null ? '' : day(file.date),
  ]
  return <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
}

/** A catalogue has no picture of its own: its id is that of its category, whose drawing is shown. */
function EntryPicture({ file }: { file: Download }) {
  if (file.image) {
    return <Picture image={file.image} alt="" crop="square" sizes="96px" className={css.picture} />
  }
  if (file.type !== 'catalogue') return <span className={css.picture} aria-hidden="true" />
  return (
    <img
      className={css.picture}
      src={`/pictures/category/${encodeURIComponent(file.id)}.svg`}
      alt=""
      width={72}
      height={72}
      loading="lazy"
    />
  )
}
