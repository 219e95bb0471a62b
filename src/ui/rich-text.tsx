// Text that staff wrote and the server sanitised, set for reading; the only place that prints such HTML.
import { classNames } from './class-names.ts'
import styles from './rich-text.module.css'

export interface RichTextProps {
  /** Sanitised by the server when it was written. */
  html: string
  /** The html name of its language where it is not the page's. */
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
