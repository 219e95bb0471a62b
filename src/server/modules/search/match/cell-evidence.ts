// Finds standard cells by their short names: AA, 377, 13, 9V, 'button cell 2032'; prefers the requested
// chemistry of a size.
import { isKind, type SearchIndex } from '../index/search-index.ts'
import { type CellName, cellNamed, cellVariants } from '../query/cells.ts'
import { type ParsedQuery, typedWords } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { typedPart } from '../query/source-text.ts'
import { readableForm, searchKeyOf } from '../spelling/term-forms.ts'
import { type Constraint, decidingConstraints, isWithin, positionOf } from './constraints.ts'
import { type Evidence, rowsOfTexts } from './evidence.ts'
import { lineLookup } from './lines.ts'
import { MIN_NUMBER_LENGTH, numberTexts, numberWindows } from './number-evidence.ts'

interface CellReading {
  evidence: Evidence[]
  /** The voltage is part of the name: 9V. */
  usesValue: boolean
}

/**
 * `where`: `alone`, the query contains no other name; `beside`, a word for a cell or battery is adjacent, or the name is
 * long enough to be none but a cell's. Several names count as several cells only if each is one: 'AA/AAA'.
 * `constraints`: all of the query.
 */
export function findCells(
  index: SearchIndex,
  query: ParsedQuery,
  options: { where: 'alone' | 'beside'; constraints: readonly Constraint[] },
): CellReading | undefined {
  const names = query.words.filter(({ role, name }) => role === 'name' && name !== '')
  const constraints = decidingConstraints(options.constraints)
  const byValue = names.length === 0 ? voltageName(index, query, constraints) : undefined
  if (byValue) return byValue
  const cellWords = names.length === 0 ? letterNames(query) : names
  const windows = numberWindows(query.words)
    .filter(({ words }) => words.some((word) => cellWords.includes(word)))
    .filter(({ words, key }) =>
      mayNameCell(query, { words, key, where: options.where, names: cellWords }),
    )
    .sort((a, b) => b.key.length - a.key.length)
  for (const { key, words } of windows) {
    const cell = readCell(index, query, { key, words, constraints })
    if (cell) return { evidence: [cell], usesValue: false }
  }
  if (options.where !== 'alone' || names.length < 2 || names.length > MAX_CELLS) return undefined
  const constraintsFor = constraintsByLine(query, names, options.constraints)
  const cells = names.flatMap((word) => {
    return (
      readCell(index, query, {
        key: word.name,
        words: [word],
        constraints: constraintsFor(word),
      }) ?? []
    )
  })
  return cells.length === names.length ? { evidence: cells, usesValue: false } : undefined
}

// 'AA NiMH', 'CR2032 3V' on two lines; the constraints of a line without a cell apply to all cells.
function constraintsByLine(
  query: ParsedQuery,
  names: readonly Word[],
  constraints: readonly Constraint[],
): (name: Word) => Constraint[] {
  const lineOf = lineLookup(query)
  const lines = new Set(names.map(({ start }) => lineOf(start)))
  return ({ start }) => {
    const ownLine = lineOf(start)
    return decidingConstraints(
      constraints.filter((one) => {
        const line = lineOf(positionOf(one))
        return line === ownLine || !lines.has(line)
      }),
    )
  }
}

// 'Size D battery', 'alkaline C', 'D cell': elsewhere single letters are ordinary words.
function letterNames({ words }: ParsedQuery): Word[] {
  const isMeant = words.some(
    ({ meaning }) => meaning?.cell || meaning?.chemistry || meaning?.rechargeable !== undefined,
  )
  return words.filter(({ text, at }) => {
    return /^[cdn]$/.test(text) && (isMeant || AFTER_LETTER.has(words[at + 1]?.text ?? ''))
  })
}

function readCell(
  index: SearchIndex,
  query: ParsedQuery,
  {
    key,
    words,
    constraints,
  }: { key: string; words: readonly Word[]; constraints: readonly Constraint[] },
): Evidence | undefined {
  const isOnePhrase = words.every(({ phrase }) => phrase === words[0]?.phrase)
  const meaning = isOnePhrase ? words[0]?.meaning : undefined
  // The tab colour of a hearing aid cell gives its size; elsewhere a colour is only a colour.
  const colour = isForHearingAids(query) ? meaning?.colourOf : undefined
  const named = meaning?.size ?? colour ?? meaning?.alias ?? key
  const found = cellTexts(index, keyOfName(named), { constraints, isCell: hasCellWord(query) })
  return found && cellEvidence(index, found, words, typedWords(query, words))
}

function isForHearingAids({ words }: ParsedQuery): boolean {
  return words.some(({ meaning }) => meaning?.categories?.includes('hearing-aid'))
}

function keyOfName(name: string): string {
  return searchKeyOf(readableForm(name))
}

// 'Battery 9V', '9V block', '9V rechargeable': a cell size, not a voltage.
function voltageName(
  index: SearchIndex,
  query: ParsedQuery,
  constraints: readonly Constraint[],
): CellReading | undefined {
  const [value] = query.values
  if (!value || query.values.length > 1 || value.kind !== 'voltage' || value.numbers.length > 1)
    return undefined
  const key = `${value.numbers[0]}v`
  if (!cellNamed(key) && numberTexts(index, key).length === 0) return undefined
  const others = constraints.filter(({ about }) => about !== 'voltage')
  const found = cellTexts(index, key, { constraints: others, isCell: true })
  if (!found) return undefined
  const typed = typedPart(query.source, value.start, value.end)
  return {
    evidence: [{ ...cellEvidence(index, found, [], typed), spans: [value] }],
    usesValue: true,
  }
}

/** Whether the words stand where the name of a cell may stand. */
function mayNameCell(
  query: ParsedQuery,
  {
    words,
    key,
    where,
    names,
  }: { words: readonly Word[]; key: string; where: string; names: readonly Word[] },
): boolean {
  if (where === 'alone') return names.every((name) => words.includes(name))
  if (key.length >= MIN_NUMBER_LENGTH && !/^\d+$/.test(key)) return true
  // Another name with digits suggests that this one is part of something else.
  if (names.some((name) => /\d/.test(name.name) && !words.includes(name))) return false
  const [first, last] = [words[0]?.at ?? 0, words.at(-1)?.at ?? 0]
  return [query.words[first - 1], query.words[last + 1]].some((word) => {
    return word !== undefined && (word.meaning?.cell === true || word.role === 'trade')
  })
}

function hasCellWord({ words }: ParsedQuery): boolean {
  return words.some(({ meaning }) => meaning?.cell === true)
}

interface FoundCell {
  texts: number[]
  /** Rows with the same case and the requested chemistry, when no variant of the size has it. */
  sameCase: number[]
}

function cellEvidence(
  index: SearchIndex,
  { texts, sameCase }: FoundCell,
  words: readonly Word[],
  typed: string,
): Evidence {
  // In variant order: the common chemistry of a size comes first.
  const rows =
    sameCase.length > 0
      ? sameCase
      : [...new Set(texts.flatMap((text) => rowsOfTexts(index, [text])))]
  if (sameCase.length === 0) return { kind: 'size', words, typed, texts, rows, certainty: 'exact' }
  const named = new Map(rows.map((row) => [row, cellName(index, row)]))
  const nameOf = (row: number) => {
    const text = named.get(row)
    return text === undefined ? '' : index.displays.at(text)
  }
  return {
    kind: 'size',
    words,
    typed,
    texts: [...new Set([...named.values()].filter((text) => text !== undefined))],
    rows,
    certainty: 'similar',
    difference: (row) => ({ about: 'number', asked: typed, found: nameOf(row) }),
  }
}

// Prefers LIR2032 to ICR20/32, because it is what is printed on the cell.
function cellName(index: SearchIndex, row: number): number | undefined {
  const names = index.textsOfRow.of(row).filter((each) => isKind(index, each, CELL_KINDS))
  return names.find((text) => PRINTED.test(index.displays.at(text))) ?? names[0]
}

// The text itself and, where a size is meant, its other chemistries; limited to what the other words allow.
function cellTexts(
  index: SearchIndex,
  key: string,
  { constraints, isCell }: { constraints: readonly Constraint[]; isCell: boolean },
): FoundCell | undefined {
  const textsOfKey = numberTexts(index, key)
  const cell = cellNamed(key) ?? (isCell && /^\d{3,4}$/.test(key) ? lithiumCoin(key) : undefined)
  const variants = cell
    ? cellVariants(cell).flatMap(({ names }) => names.flatMap((name) => numberTexts(index, name)))
    : []
  const texts = [...new Set([...(cell?.chemistry === undefined ? textsOfKey : []), ...variants])]
  if (texts.length === 0) return undefined
  const limits = constraints.filter(({ isIdentity, about }) => isIdentity && about !== 'dimensions')
  const isAllowed = (row: number) => limits.every((limit) => isWithin(limit, row))
  const allowed = texts.filter((text) => index.rowsOf.of(text).some(isAllowed))
  if (allowed.length > 0) return { texts: allowed, sameCase: [] }
  return { texts, sameCase: cell ? sameCaseRows(index, texts, isAllowed) : [] }
}

// Cells with other names and identical dimensions: an LIR2450 for 'CR2450 rechargeable'.
function sameCaseRows(
  index: SearchIndex,
  texts: readonly number[],
  isAllowed: (row: number) => boolean,
): number[] {
  const [first] = rowsOfTexts(index, texts)
  const sides = index.products.sides
  if (first === undefined || Number.isNaN(sides[first * 3] ?? Number.NaN)) return []
  const found: number[] = []
  const [a = 0, b = 0, c = 0] = sides.subarray(first * 3, first * 3 + 3)
  for (let row = 0; row < index.products.size; row++) {
    const at = row * 3
    const isSame =
      Math.abs((sides[at] ?? 0) - a) <= SAME_CASE_MM &&
      Math.abs((sides[at + 1] ?? 0) - b) <= SAME_CASE_MM &&
      Math.abs((sides[at + 2] ?? 0) - c) <= SAME_CASE_MM
    if (isSame && isAllowed(row)) found.push(row)
  }
  return found
}

// 'Button cell 2032' means the CR2032.
function lithiumCoin(key: string): CellName | undefined {
  return cellNamed(`cr${key}`)
}

const CELL_KINDS: ReadonlySet<'iec' | 'oem'> = new Set(['iec', 'oem'])
const MAX_CELLS = 20
const AFTER_LETTER: ReadonlySet<string> = new Set(['cell', 'cells', 'battery', 'batteries', 'size'])
const SAME_CASE_MM = 0.5
/** A name as cells bear it: it starts with letters and contains no slash. */
const PRINTED = /^[a-z]+\d+[a-z]*$/i
