// Section of the download centre: files of one type, individually or as one zip.
import { type BundleFetch } from '../../../client/fetch-bundle.ts'
import { fetchBatch } from '../../../client/file.ts'
import type { Download } from '../../../contract/file.ts'
import type { Lang } from '../../../shared/lang.ts'
import { Button } from '../../../ui/button.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useTexts } from '../../texts.ts'
import { useLive } from '../../components/use-live.ts'
import { BundleStatus } from './bundle-status.tsx'
import { CatalogueLink } from './catalogue-link.tsx'
import { DownloadEntry } from './download-entry.tsx'
import { useBundle } from './use-bundle.ts'
import css from './downloads.module.css'

interface FileSectionProps {
  type: 'catalogue' | 'leaflet' | 'poster'
  id: string
  files: Download[]
  language: Lang
}

export function FileSection({ type, id, files, language }: FileSectionProps) {
  const t = useTexts('downloads')
  const live = useLive()
  const bundle = useBundle()
  const asZip = (): BundleFetch =>
    fetchBatch({ lang: language, kind: type, ids: files.map((file) => file.id) })
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <SectionHeading
        id={`${id}-title`}
        title={t.sections[type]}
        note={t.notes[type]}
        aside={
          live &&
          type !== 'catalogue' &&
          files.length > 1 && (
            <Button small onClick={() => bundle.start(asZip)}>
              {t.entry.all(files.length)}
            </Button>
          )
        }
      />
      <BundleStatus bundle={bundle} />
      {files.length === 0 && <p className={css.hint}>{t.filters.nothing}</p>}
      <ul className={css.entries}>
        {files.map((file) => (
          <DownloadEntry key={file.id} file={file} language={language}>
            {type === 'catalogue' ? <CatalogueLink file={file} /> : undefined}
          </DownloadEntry>
        ))}
      </ul>
    </section>
  )
}
