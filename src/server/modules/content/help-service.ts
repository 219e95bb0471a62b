// Finds answers of FAQ, manuals and pages for a question in plain words.
import type { HelpAnswer } from '../../../contract/content.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import type { Ctx } from '../../context/context.ts'
import { listEntries } from './content-service.ts'
import { wantedTerms, wordsOfContent } from './content-words.ts'
import { HELP_WORDS } from './help-words.ts'

const MOST_ANSWERS = 3
const EXCERPT = 180
const KINDS = ['question', 'introduction', 'page'] as const

type Entry = Awaited<ReturnType<typeof listEntries>>['list'][number]

/** Answers whose title has the words come first, and only those with a word of the subject are sure. */
export async function searchHelp(ctx: Ctx, keyword: string): Promise<HelpAnswer[]> {
  const asked = wordsOfContent([keyword])
  if (asked.length < 2) return []
  const lists = await Promise.all(
    KINDS.map((kind) => listEntries(ctx, { kind, ...(kind === 'question' && { area: 'main' }) })),
  )
  const subject = subjectOf(asked)
  const scored = lists.flatMap(({ list }) =>
    list.map((entry) => ({ entry, ...scoreOf(entry, asked, subject) })),
  )
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_ANSWERS)
    .map(({ entry, isSure }) => answerOf(entry, isSure))
}

/** Every word of the groups that the question names; empty for any other question. */
function subjectOf(asked: string): string[] {
  const named = HELP_WORDS.filter((group) => group.some((word) => has(asked, word)))
  return named.flat()
}

/** A Latin word must begin where a word begins: 'sds' is not in 'wednesdays'. */
function has(text: string, word: string): boolean {
  if (!/^[a-z]/.test(word)) return text.includes(word)
  return ` ${text}`.includes(` ${word}`)
}

function scoreOf(entry: Entry, asked: string, subject: readonly string[]) {
  const title = wordsOfContent([entry.title])
  const text = wordsOfContent([withoutMarkup(entry.body)])
  // A question comes before a page that mentions the same subject.
  const bonus = entry.kind === 'question' ? 1 : 0
  if (subject.length > 0) {
    const inTitle = subject.some((word) => has(title, word))
    const inText = subject.some((word) => has(text, word))
    return { score: inTitle ? 6 + bonus : inText ? 2 + bonus : 0, isSure: inTitle || inText }
  }
  const terms = wantedTerms(asked).map(({ whole }) => whole)
  const isIn = (place: string) => terms.length > 0 && terms.every((term) => place.includes(term))
  return { score: isIn(title) ? 4 + bonus : isIn(text) ? 1 + bonus : 0, isSure: false }
}

function answerOf(entry: Entry, isSure: boolean): HelpAnswer {
  const { title, body, lang, kind, id, url } = entry
  const text = withoutMarkup(body).replace(/\s+/g, ' ').trim()
  const excerpt = text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1)}…` : text
  return {
    title,
    excerpt,
    url: kind === 'question' ? `${PAGE_PATHS.faq}#${id}` : url,
    lang,
    isSure,
  }
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
