// Text written by staff and sanitised by the server; the only place that renders such HTML.
import { classNames } from './class-names.ts'
import styles from './rich-text.module.css'

export interface RichTextProps {
  /** Sanitised by the server when it was saved. */
  html: string
  /** HTML language tag where it differs from the page's. */
  lang?: string | undefined
  className?: string | undefined
}

export function RichText({ html, lang, className }: RichTextProps) {
  return (
    <div
      className={classNames(styles.text, className)}
      lang={lang}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
