// Notes above search results: the reading of the keyword, corrections, and broad or partial matches.
import type { QueryPart, SearchAnswer } from '../../../../contract/search.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS, searchPath } from '../../../paths.ts'
import { type Texts, useTexts } from '../../../texts.ts'
import { longTexts } from '../site-search/long-text.ts'
import { findVerificationCode } from './find-verification-code.ts'
import { partsOutsideGroups } from './fold-parts.ts'
import { SearchParts } from './search-parts.tsx'
import { VALUE_KINDS } from './value-kinds.ts'
import css from './search-answer.module.css'

interface SearchNotesProps {
  /** As typed. */
  keyword: string
  /** The keyword on one short line. */
  shortKeyword: string
  answer: SearchAnswer
}

/** As MAX_LISTED of the search's `group-evidence.ts` on the server. */
const MAX_NUMBERS = 50
/** Characters of a line that a note shows. */
const MAX_OF_LINE = 40
/** A run of Chinese that is longer than LONGEST_RUN of the search's `query-tokens.ts` on the server. */
const LONG_RUN = /[\u2e80-\u2fff\u3003-\u9fff\uac00-\ud7af\uf900-\ufaff]{301}/

export function SearchNotes(props: SearchNotesProps) {
  const { answer } = props
  const isAllMissing = answer.total === 0 && answer.parts.every(({ state }) => state === 'missing')
  const isCut = answer.unread.characters + answer.unread.numbers > 0
  const notes = notesOf(useTexts('search-answer').notes, props)
  return (
    <div data-lazy="search-notes">
      {!isAllMissing && <SearchParts parts={partsOutsideGroups(answer.parts, answer.groups)} />}
      {notes.length > 0 && (
        <div className={css.notice} role="status" data-cut={isCut || undefined}>
          {notes.map(({ text, link }) => (
            <p key={text}>
              {text}{' '}
              {link && (
                <LocalLink to={link.to} rel="nofollow" onClick={link.onClick}>
                  {link.text}
                </LocalLink>
              )}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

interface Note {
  text: string
  link?: { to: string; text: string; onClick?: () => void }
}

type NoteTexts = Texts['search-answer']['notes']

function notesOf(t: NoteTexts, { keyword, shortKeyword, answer }: SearchNotesProps): Note[] {
  const { certainty, readAs, unread, groups, list } = answer
  const notes: Note[] = []
  const code = findVerificationCode(keyword, { isNothingFound: answer.total === 0 })
  if (code) {
    const to = `${PATHS.verification}?no=${code.replaceAll(' ', '')}`
    notes.push({ text: t.code(code), link: { to, text: t.checkCode } })
  }
  const longList = {
    to: PATHS.wishList,
    text: t.longList,
    // The search field of that page shows the text too.
    onClick: () => {
      longTexts.set(PATHS.wishList, longTexts.get(PATHS.search + keyword) ?? keyword)
    },
  }
  if (unread.characters > 0) {
    const end = endOfRead(keyword, unread.characters)
    notes.push({ text: t.unreadCharacters(end), link: longList })
  }
  if (unread.numbers > 0) {
    const text = t.unreadNumbers(unread.numbers, MAX_NUMBERS)
    notes.push({ text, ...(unread.characters === 0 && { link: longList }) })
  }
  // A match is also partial where returns contradict that the batteries fit the device; then its `review` says so.
  const contradicted = list[0]?.matchedOn.review
  if (certainty === 'partial') notes.push({ text: contradicted?.text ?? t.partial(shortKeyword) })
  const family = certainty === 'family' && familyText(t.family, answer, shortKeyword)
  if (family) notes.push({ text: family })
  // Similar batteries state their own match.
  if (readAs && readAs !== shortKeyword && groups.length === 0 && certainty !== 'similar') {
    const to = searchPath(`"${shortKeyword}"`)
    notes.push({ text: t.readAs(readAs), link: { to, text: t.exactly(shortKeyword) } })
  }
  return notes
}

/**
 * The end of the last line that was read. Empty if what is unread is not the end of the keyword, but within it: the
 * rest of a long run of Chinese. The server does not count invisible characters.
 */
function endOfRead(keyword: string, unread: number): string {
  const read = keyword.replaceAll(/\p{Cf}|\0/gu, '').slice(0, -unread)
  if (LONG_RUN.test(read)) return ''
  const line =
    read
      .trim()
      .split(/\s*\n\s*/)
      .at(-1) ?? ''
  return line.length > MAX_OF_LINE ? `…${line.slice(1 - MAX_OF_LINE)}` : line
}

/** Text for a query by values, category, device series or brand; null for one by words of titles. */
function familyText(
  t: NoteTexts['family'],
  { parts }: SearchAnswer,
  shortKeyword: string,
): string | null {
  const read = parts.filter(({ state }) => state !== 'ignored' && state !== 'missing')
  const hasValues = read.some(({ kind }) => VALUE_KINDS.has(kind))
  if (hasValues && read.every(({ kind }) => VALUE_KINDS.has(kind) || kind === 'category')) {
    return t.values
  }
  const nameOf = (kind: QueryPart['kind']) => {
    const part = read.find((one) => one.kind === kind)
    return part && (part.reading ?? part.text)
  }
  const [deviceSeries, brand, category] = [nameOf('device'), nameOf('brand'), nameOf('category')]
  if (!deviceSeries && brand) return t.brand(brand)
  if (!deviceSeries && category) return t.category(category)
  if (!deviceSeries && read.some(({ kind }) => kind === 'words')) return null
  return t.deviceSeries(deviceSeries ?? shortKeyword)
}
