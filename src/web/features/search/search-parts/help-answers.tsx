// Answers of the help pages, shown next to the products that a keyword found.
import type { HelpAnswer } from '../../../../contract/content.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { textLang } from '../../content/article/text-lang.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from './help-answers.module.css'

interface HelpAnswersProps {
  answers: readonly HelpAnswer[]
  /** True: only answers to exactly this question (`isSure`) are shown. */
  hasProducts: boolean
}

export function HelpAnswers({ answers, hasProducts }: HelpAnswersProps) {
  const t = useTexts('lists').search
  const lang = useLang()
  const shown = answers.filter(({ isSure }) => isSure || !hasProducts)
  if (shown.length === 0) return null
  return (
    <section className={css.help} aria-labelledby="help-answers">
      <h2 id="help-answers">{t.help}</h2>
      <ul>
        {shown.map((answer) => (
          <li key={answer.url} lang={textLang(answer, lang)}>
            <LocalLink to={answer.url}>{answer.title}</LocalLink>
            <p>{answer.excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
