// The text of a piece, in its own language, with links that keep to the reader's.
import { RichText } from '../../../ui/rich-text.tsx'
import type { Lang } from '../../../shared/lang.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { prepareHtml, subordinated } from './prepare-html.ts'
import { textLang } from './text-lang.ts'

export interface ArticleTextProps {
  piece: { lang: Lang }
  /** Sanitised HTML of an answer. */
  html: string
  className?: string | undefined
  /** One of several texts of the page: its id, with which its anchors begin; its headings stand lower. */
  within?: string
}

export function ArticleText({ piece, html, className, within }: ArticleTextProps) {
  const lang = useLang()
  const { table } = useTexts('article')
  return (
    <RichText
      html={prepareHtml(within ? subordinated(html, within) : html, lang, table)}
      lang={textLang(piece, lang)}
      className={className}
    />
  )
}
