// Recognises quantities in a query: '3x CR2032', 'AA*4', 'qty: 5', 'pack of 4', '2-pack', '5 Stück', '3个'.
import { COUNTED_WORDS, PACK_WORDS } from '../texts/quantity-words.ts'
import { cellNamed } from './cells.ts'
import type { Word } from './word.ts'

/** Marks a number and the adjacent word or sign as a quantity. `text` is the source of the words. */
export function markQuantities(words: readonly Word[], text: string): void {
  for (const word of words) {
    for (const part of quantityAt(words, word, text)) part.role = 'quantity'
  }
}

function quantityAt(words: readonly Word[], word: Word, text: string): readonly Word[] {
  const [before, after] = [words[word.at - 1], words[word.at + 1]]
  if (NUMBER.test(word.text)) {
    return (
      besideUnit(words, word) ??
      behindLabel(words, word, text) ??
      besideSign(words, word, text) ??
      []
    )
  }
  if (/^\d{1,4}x$/.test(word.text)) {
    // 'Do you have a 4092X?' asks for a device: nothing counted follows.
    const isBefore = after !== undefined && after.separator !== 'break'
    return isBefore && (word.separator === 'break' || before?.role !== 'name') ? [word] : []
  }
  if (/^x\d{1,4}$/.test(word.text)) return isLastAfterNumber(words, word) ? [word] : []
  if (/^\d{1,3}er$/.test(word.text)) return after && isPack(after) ? [word, after] : []
  return words.length > 1 && GLUED.test(word.text) ? [word] : []
}

// '10 pcs', '5 Stück', '2 packs', '2-pack'.
function besideUnit(words: readonly Word[], word: Word): readonly Word[] | undefined {
  const after = words[word.at + 1]
  if (!after || after.separator === 'break') return undefined
  const isSeparate =
    begins(words, word) || (word.separator === 'space' && isCountable(words[word.at - 1]))
  if (after.meaning?.quantity) {
    return isSeparate || isCounted(after.text) ? [word, after] : undefined
  }
  // 'iPhone 12 pack' and '18650 pack' name the contents of the pack.
  const isFew = word.text.length <= 3 && !isLongCell(word)
  const isOfPack = PACKS.has(after.text) && (isSeparate || after.separator === 'joint')
  return isFew && isOfPack ? [word, after] : undefined
}

// 'qty: 5', 'Menge 5', 'pack of 4', 'boîte de 50'.
function behindLabel(words: readonly Word[], word: Word, text: string): Word[] | undefined {
  const before = words[word.at - 1]
  const follows = before?.meaning?.numberFollows
  if (!before || !follows || !GAP.test(text.slice(before.end, word.start))) return undefined
  // 'A lot of 5490' refers to a device, and a pack of 312 to a cell.
  if (follows === 'pack' && !/^(?:\d{1,3}|\d{1,2}000)$/.test(word.text)) return undefined
  const hasOtherName = words.some(({ role, at }) => role === 'name' && at !== word.at)
  if (isLongCell(word) && !hasOtherName) return undefined
  return [...words.filter(({ phrase }) => phrase === before.phrase), word]
}

// '3 x CR2032', '3*CR2032', 'CR2032 x 10', 'AA*4'.
function besideSign(words: readonly Word[], word: Word, text: string): Word[] | undefined {
  const [before, after] = [words[word.at - 1], words[word.at + 1]]
  if (begins(words, word) && after) {
    const next = words[word.at + 2]
    const sign = text.slice(word.end, word.end + 3)
    if (/^ ?x /.test(sign) && after.text === 'x' && !/^\d+$/.test(next?.text ?? '')) {
      return [word, after]
    }
    if (STAR.test(text.slice(word.end, after.start)) && isNumberOrCell(after)) return [word]
  }
  if (!before) return undefined
  if (STAR.test(text.slice(before.end, word.start))) {
    return isNumberOrCell(before) && after?.separator !== 'joint' ? [word] : undefined
  }
  if (after && after.separator !== 'break') return undefined
  const counted = words[before.at - 1]
  const isSign = before.text === 'x' && before.separator === 'space'
  const isKnown = /\d/.test(counted?.text ?? '') || isNumberOrCell(counted)
  return isSign && isKnown ? [before, word] : undefined
}

// 'K2CPY x14': after a number or cell at the end of its line; 'Envy 15 x360' is a device.
function isLastAfterNumber(words: readonly Word[], { at, separator }: Word): boolean {
  const after = words[at + 1]
  return (
    separator === 'space' &&
    (!after || after.separator === 'break') &&
    isNumberOrCell(words[at - 1])
  )
}

/** Letters and digits, or a cell: after it 'box' and 'set' are not part of a name. */
function isCountable(word: Word | undefined): boolean {
  return isNumberOrCell(word) || MODEL.test(word?.text ?? '')
}

/** A part number by its shape, or a cell. */
function isNumberOrCell(word: Word | undefined): boolean {
  return word !== undefined && (PART_NUMBER.test(word.text) || cellNamed(word.text) !== undefined)
}

// '357' is a cell rather than a number of pieces. '10' and '13' are names of cells too, but as common as numbers of pieces.
function isLongCell({ text }: Word): boolean {
  return text.length > 2 && cellNamed(text) !== undefined
}

function begins(words: readonly Word[], { at, separator }: Word): boolean {
  const before = words[at - 1]
  return !before || separator === 'break' || before.role !== 'name'
}

function isPack({ text, meaning, separator }: Word): boolean {
  return separator !== 'break' && (PACKS.has(text) || meaning?.quantity === true)
}

// A longer counter (个入り, 本パック, 粒装) marks a quantity as well.
function isCounted(text: string): boolean {
  return COUNTED.has(text) || (HAN.test(text) && COUNTED.has(text.slice(0, 1)))
}

const PACKS = new Set(PACK_WORDS)
const COUNTED = new Set(COUNTED_WORDS)
const HAN = /^[\u2e80-\u9fff]{2,}$/
const NUMBER = /^\d{1,5}$/
const GLUED = /^(?:\d{1,4}(?:pcs|pc|stk|st|szt|uds|pz)|qty\d{1,5})$/
const PART_NUMBER = /^(?=.*[a-z])(?=.*\d)[a-z0-9]{5,}$/
const MODEL = /^(?=.*[a-z])(?=.*\d)[a-z0-9]{3,}$/
const GAP = /^[ .:=#-]{0,3}$/
const STAR = /^ ?\* ?$/
