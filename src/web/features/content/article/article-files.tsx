// Downloadable files of a content entry with name, type and size.
import { useId } from 'react'
import type { ContentEntry } from '../../../../contract/content.ts'
import { bytesText } from '../../../format/bytes-text.ts'
import { useTexts } from '../../../texts.ts'
import css from './article.module.css'

export function ArticleFiles({ files }: { files: ContentEntry['files'] }) {
  const t = useTexts('article')
  const id = useId()
  if (files.length === 0) return null
  return (
    <section className={css.files} aria-labelledby={id}>
      <h2 id={id}>{t.files}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a href={file.url} download>
              {file.name}
            </a>
            <span>
              {fileKindOf(file.mediaType)} · {bytesText(file.bytes)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** 'application/pdf' becomes 'PDF'. */
export function fileKindOf(mediaType: string): string {
  const kind = mediaType.split(/[;+]/)[0]?.split('/').at(-1) ?? ''
  return kind.replace(/^(x-|vnd\.)/, '').toUpperCase()
}
