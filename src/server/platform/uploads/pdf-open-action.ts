// What a PDF does when it is opened (/OpenAction): going to one of its pages is harmless, any other action is rejected.
import { namePattern, NAME_END } from './pdf-names.ts'
import { objectStreams } from './pdf-streams.ts'
import { windowsOf } from './pdf-buffer.ts'
import { fileRejected } from './file-rejected.ts'

const BLANK = '[\\s\\0]'
/** A place in the file: an array that begins with a page. It can also be named, or be another object (PLACE). */
const PAGE = '\\[[^[\\]<>()]{0,300}\\]'
const REFERENCE = `(\\d{1,10})${BLANK}+(\\d{1,5})${BLANK}+R(?!\\w)`
const PLACE = `(?:${PAGE}|\\([^()\\\\]{0,200}\\)|/[\\w.#-]{1,200}|${REFERENCE})`
const ENTRY = `${BLANK}*(?:/Type${BLANK}*/Action|/S${BLANK}*/GoTo|/D${BLANK}*${PLACE})`
/** A page of the same file, or an action that only goes to one. */
const TO_PAGE = new RegExp(`^${BLANK}*(?:${PAGE}|<<(?:${ENTRY}){1,3}${BLANK}*>>)`)
const ELSEWHERE = new RegExp(`^${BLANK}*${REFERENCE}`)
const OPEN_ACTION = new RegExp(`/${namePattern('OpenAction')}${NAME_END}`, 'g')
const OBJECT = /(?<!\d)(\d{1,10})[\s\0]+(\d{1,5})[\s\0]+obj(?!\w)/g

/** The maximum length of an action that is read, in characters. */
const LONGEST_ACTION = 800

/**
 * The objects ("5 0") that define the open action elsewhere. A match at the end of a text that is not the last
 * is left to the next window. Errors: 422 the action does more than go to a page.
 */
export function openActionObjects(text: string, isLast: boolean): string[] {
  const objects: string[] = []
  for (const { 0: name, index } of text.matchAll(OPEN_ACTION)) {
    const end = index + name.length
    if (!isLast && end + LONGEST_ACTION > text.length) break
    const content = text.slice(end, end + LONGEST_ACTION)
    if (TO_PAGE.test(content)) continue
    const [, number, generation] = ELSEWHERE.exec(content) ?? []
    if (!number) throw fileRejected('fileActive')
    objects.push(nameOfObject(number, generation))
  }
  return objects
}

/**
 * Checks every definition of these objects, plain or compressed, in any revision of the file. Errors: 422 one
 * does more than go to a page, or is missing.
 */
export async function checkOpenActions(
  pdf: Buffer,
  openActions: ReadonlySet<string>,
): Promise<void> {
  const missing = new Set(openActions)
  const check = (name: string, content: string) => {
    if (!openActions.has(name)) return
    if (!TO_PAGE.test(content)) throw fileRejected('fileActive')
    missing.delete(name)
  }
  for await (const { text, isLast } of windowsOf(pdf)) {
    for (const { 0: head, 1: number, 2: generation, index } of text.matchAll(OBJECT)) {
      const at = index + head.length
      if (!isLast && at + LONGEST_ACTION > text.length) break
      // At the start of a window it may be the end of a longer number, which the previous window contained
      // completely.
      if (index > 0) check(nameOfObject(number, generation), text.slice(at, at + LONGEST_ACTION))
    }
  }
  for await (const { text, first } of objectStreams(pdf)) {
    if (first === null) continue
    const numbers = text.slice(0, first).match(/\d+/g) ?? []
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const begin = first + Number(numbers[at + 1])
      check(nameOfObject(numbers[at], '0'), text.slice(begin, begin + LONGEST_ACTION))
    }
  }
  if (missing.size > 0) throw fileRejected('fileActive')
}

function nameOfObject(number = '', generation = ''): string {
  return `${Number(number)} ${Number(generation)}`
}
