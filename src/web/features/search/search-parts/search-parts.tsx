// Keyword parts as removable chips that show how the search read each one.
import type { QueryPart } from '../../../../contract/search.ts'
import { type ChipTone, chipClass } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { CheckIcon, CloseIcon, Icon, WarningIcon } from '../../../../ui/icons.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { searchPath } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { foldParts } from './fold-parts.ts'
import { VALUE_KINDS } from './value-kinds.ts'
import css from './search-answer.module.css'

type State = QueryPart['state']

const TONES: Record<State, ChipTone> = {
  found: 'plain',
  corrected: 'accent',
  filter: 'accent',
  missing: 'warn',
  ignored: 'plain',
}
const USED_STATES = new Set<State>(['found', 'filter'])
/** How many characters of the ignored parts are shown; a pasted email has many irrelevant words. */
const IGNORED_SHOWN = 48

export function SearchParts({ parts }: { parts: readonly QueryPart[] }) {
  const t = useTexts('search-answer').parts
  const { chips, ignored } = foldParts(parts)
  // A single part that was used adds no information.
  if (!ignored && chips.length < 2 && USED_STATES.has(chips[0]?.part.state ?? 'found')) return null
  return (
    <ul className={css.parts} aria-label={t.label}>
      {chips.map(({ part, rest }, at) => (
        <PartItem key={`${at} ${part.text}`} state={part.state} text={part.text} rest={rest}>
          <PartWords part={part} />
        </PartItem>
      ))}
      {ignored && (
        <PartItem state="ignored" text={ignored.texts.join(' ')} rest={ignored.rest}>
          {t.ignored(joinAndShorten(ignored.texts, t.separator))}
        </PartItem>
      )}
    </ul>
  )
}

function joinAndShorten(texts: string[], separator: string): string {
  const all = texts.join(separator)
  return all.length > IGNORED_SHOWN
    ? `${[...all].slice(0, IGNORED_SHOWN).join('').trimEnd()}…`
    : all
}

interface PartItemProps {
  state: State
  text: string
  /** The keyword without this part; '' if nothing would remain. */
  rest: string
  children: React.ReactNode
}

function PartItem({ state, text, rest, children }: PartItemProps) {
  const t = useTexts('search-answer').parts
  return (
    <li className={classNames(chipClass(TONES[state]), css.part)}>
      <StateIcon state={state} />
      <span>{children}</span>
      {rest && (
        <LocalLink to={searchPath(rest)} aria-label={t.remove(text)} rel="nofollow">
          <CloseIcon size={16} />
        </LocalLink>
      )}
    </li>
  )
}

/** "T480 device", "lenvo → lenovo corrected", "11.1 V voltage". */
function PartWords({ part }: { part: QueryPart }) {
  const t = useTexts('search-answer').parts
  const { kind, state, text, reading } = part
  if (state === 'found' || state === 'filter') {
    const kindName = t.kinds[kind]
    return (
      <>
        <b>{text}</b>
        {kindName !== text.toLowerCase() && <small className={css.kind}> {kindName}</small>}
        <VisuallyHidden>{` ${t.states[state]}`}</VisuallyHidden>
      </>
    )
  }
  const isValue = VALUE_KINDS.has(kind)
  const isCorrected = reading && reading !== text && !isValue
  // Understood, but no battery that was found has it.
  const isUnmatched = state === 'missing' && (isValue || kind === 'rechargeable')
  return (
    <>
      <b>{isCorrected ? `${text} → ${reading}` : text}</b>
      <small> {isUnmatched ? t.unmatched : t.states[state]}</small>
    </>
  )
}

function StateIcon({ state }: { state: State }) {
  if (state === 'found') return <CheckIcon size={16} />
  if (state === 'missing') return <WarningIcon size={16} />
  return (
    <Icon size={16}>
      <path d={ICON_PATHS[state]} />
    </Icon>
  )
}

/** Icons: a pencil, a funnel, a dash. */
const ICON_PATHS = {
  corrected: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  filter: 'M4 5h16l-6 8v5l-4 2v-7z',
  ignored: 'M5 12h14',
}
