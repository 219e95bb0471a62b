// Body of a content entry in its own language, with links kept in the reader's language.
import { RichText } from '../../../../ui/rich-text.tsx'
import type { Lang } from '../../../../shared/lang.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { prepareHtml, asSection } from './prepare-html.ts'
import { textLang } from './text-lang.ts'

export interface ArticleTextProps {
  entry: { lang: Lang }
  /** Sanitised HTML from the API. */
  html: string
  className?: string | undefined
  /** Id for one of several texts on a page: prefixes its anchors and lowers its headings one level. */
  sectionId?: string
}

export function ArticleText({ entry, html, className, sectionId }: ArticleTextProps) {
  const lang = useLang()
  const { table } = useTexts('article')
  return (
    <RichText
      html={prepareHtml(sectionId ? asSection(html, sectionId) : html, lang, table)}
      lang={textLang(entry, lang)}
      className={className}
    />
  )
}
