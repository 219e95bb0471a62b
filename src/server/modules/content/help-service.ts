// Finds answers of FAQ, manuals and pages for a question in plain words.
import type { ContentEntry, HelpAnswer } from '../../../contract/content.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import type { Ctx } from '../../context/context.ts'
import { keepForVersion } from '../../platform/version-memory.ts'
import { listEntries } from './content-service.ts'
import { queryTerms, wordsOfContent } from './content-words.ts'
import { HELP_WORDS } from './help-words.ts'

const MAX_ANSWERS = 3
const EXCERPT_LENGTH = 180
const KINDS = ['question', 'introduction', 'page'] as const

/** An answer that can be found, with the normalised words of its title and text. */
interface HelpText {
  isQuestion: boolean
  titleWords: string
  textWords: string
  answer: Omit<HelpAnswer, 'isSure'>
}

/**
 * Answers whose title has the words come first, and only those with a word of the question's subject are sure. A
 * keyword with a number of three or more digits is about a product unless it names a subject.
 */
export async function searchHelp(ctx: Ctx, keyword: string): Promise<HelpAnswer[]> {
  const question = wordsOfContent([keyword])
  if (question.length < 2) return []
  const subject = subjectOf(question)
  if (subject.length === 0 && /\d{3}/.test(question)) return []
  const texts = await keepForVersion(ctx, ['help', ctx.lang], () => readHelpTexts(ctx))
  return texts
    .map((text) => ({ text, ...scoreOf(text, question, subject) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_ANSWERS)
    .map(({ text, isSure }) => ({ ...text.answer, isSure }))
}

async function readHelpTexts(ctx: Ctx): Promise<HelpText[]> {
  const lists = await Promise.all(
    KINDS.map((kind) => listEntries(ctx, { kind, ...(kind === 'question' && { area: 'main' }) })),
  )
  return lists.flatMap(({ list }) => list.map(helpTextOf))
}

function helpTextOf({ title, body, lang, kind, id, url }: ContentEntry): HelpText {
  const text = withoutMarkup(body).replace(/\s+/g, ' ').trim()
  const excerpt = text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH - 1)}…` : text
  const isQuestion = kind === 'question'
  return {
    isQuestion,
    titleWords: wordsOfContent([title]),
    textWords: wordsOfContent([text]),
    answer: { title, excerpt, url: isQuestion ? `${PAGE_PATHS.faq}#${id}` : url, lang },
  }
}

/** Every word of the groups of which the question contains a word; empty if it contains none. */
function subjectOf(question: string): string[] {
  const named = HELP_WORDS.filter((group) => group.some((word) => containsWord(question, word)))
  return named.flat()
}

/** A Latin word must begin where a word begins: 'sds' is not in 'wednesdays'. */
function containsWord(text: string, word: string): boolean {
  if (!/^[a-z]/.test(word)) return text.includes(word)
  return ` ${text}`.includes(` ${word}`)
}

/** The higher score comes first; 0: the text does not answer the question. */
function scoreOf(
  { isQuestion, titleWords, textWords }: HelpText,
  question: string,
  subject: readonly string[],
) {
  // A question comes before a page that mentions the same subject.
  const bonus = isQuestion ? 1 : 0
  if (subject.length > 0) {
    const inTitle = subject.some((word) => containsWord(titleWords, word))
    const inText = subject.some((word) => containsWord(textWords, word))
    return { score: inTitle ? 6 + bonus : inText ? 2 + bonus : 0, isSure: inTitle || inText }
  }
  const terms = queryTerms(question).map(({ whole }) => whole)
  const isIn = (place: string) => terms.length > 0 && terms.every((term) => place.includes(term))
  return { score: isIn(titleWords) ? 4 + bonus : isIn(textWords) ? 1 + bonus : 0, isSure: false }
}

/** The body is sanitised HTML, so that tags and a few entities are all there is. */
function withoutMarkup(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
