// Videos with controls and a text description next to each.
import type { Download } from '../../../contract/file.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { fileKindOf } from '../content/article/article-files.tsx'
import { textLang } from '../content/article/text-lang.ts'
import { bytesText } from '../../format/bytes-text.ts'
import css from './downloads.module.css'

export function VideoSection({ id, files }: { id: string; files: Download[] }) {
  const t = useTexts('downloads')
  const lang = useLang()
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`} title={t.sections.video} note={t.notes.video} />
      {files.length === 0 && <p className={css.hint}>{t.video.none}</p>}
      <ul className={css.videos}>
        {files.map((file) => (
          <li key={file.id} id={file.id} className={css.film}>
            {/* The videos are silent; their description is next to them. */}
            <video
              controls
              muted
              playsInline
              preload="metadata"
              src={file.url}
              aria-label={t.video.play(file.title)}
              aria-describedby={`${file.id}-words`}
            />
            <div className={css.words}>
              <h3 lang={textLang(file, lang)}>{file.title}</h3>
              <h4>{t.video.words}</h4>
              <p id={`${file.id}-words`} lang={textLang(file, lang)}>
                {file.summary}
              </p>
              <p className={css.facts}>
                <a href={file.url} download aria-label={t.entry.download(file.title, sizeOf(file))}>
                  {sizeOf(file)}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** 'MP4 · 1.2 MB'. */
function sizeOf({ mediaType, bytes }: Download): string {
  const size = bytes === null ? '' : ` · ${bytesText(bytes)}`
  return fileKindOf(mediaType) + size
}
