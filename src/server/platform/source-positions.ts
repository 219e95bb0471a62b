// Names the sources in stack traces of built files. Node's own support for source maps takes time at every start, and keeps
// a map of 40 MB in memory after the first error.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const BUILT = /((?:file:\/\/)?\/[^\s()]*\/\.build\/[^\s()]+\.js):(\d+):(\d+)/g
const MOST_KNOWN = 1000
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const DIGITS = new Uint8Array(128)
Array.from(BASE64).forEach((character, digit) => (DIGITS[character.charCodeAt(0)] = digit))
const [COMMA, SEMICOLON] = [44, 59]

/** The part of a source map that is needed, as its file holds it (version 3). */
export interface SourceMapFile {
  sources: string[]
  mappings: string
}

/** Lines and columns count from 0. */
interface Position {
  line: number
  column: number
}

/** A position of a built file as a stack trace writes it, and the same of its source. */
const known = new Map<string, string>()

/** Positions in files without a source map stay as they are. */
export function nameSources(stack: string): string {
  const files = new Map<string, Set<string>>()
  for (const [whole, file = ''] of stack.matchAll(BUILT)) {
    if (!known.has(whole)) files.set(file, (files.get(file) ?? new Set()).add(whole))
  }
  for (const [file, positions] of files) learn(file, [...positions])
  return stack.replace(BUILT, (whole) => known.get(whole) ?? whole)
}

/** One pass over the map for all positions of a file. */
function learn(file: string, positions: readonly string[]): void {
  if (known.size > MOST_KNOWN) known.clear()
  positions.forEach((whole) => known.set(whole, whole))
  try {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file
    const map = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapFile
    const wanted = positions.map((whole) => {
      const [line = 1, column = 1] = whole.split(':').slice(-2).map(Number)
      return { line: line - 1, column: column - 1 }
    })
    findSources(map, wanted).forEach((found, at) => {
      if (!found) return
      const source = resolve(dirname(path), found.source)
      known.set(positions[at] ?? '', `${source}:${found.line + 1}:${found.column + 1}`)
    })
  } catch {
    // There is no map, or none that can be read.
  }
}

type Found = (Position & { source: string }) | undefined

/** Of each position, where the source says what the last mapping at or before it says. */
export function findSources({ sources, mappings }: SourceMapFile, wanted: Position[]): Found[] {
  const found = wanted.map((): Found => undefined)
  const wantedOn = (row: number) => [...wanted.keys()].filter((at) => wanted[at]?.line === row)
  // Each field is stored as the difference to the former one: built column, source, its line, its column.
  const fields = [0, 0, 0, 0, 0]
  let [line, field, value, shift] = [0, 0, 0, 0]
  let here = wantedOn(line)
  const endSegment = () => {
    const [column = 0, source = 0, sourceLine = 0, sourceColumn = 0] = fields
    for (const at of field < 4 ? [] : here) {
      if ((wanted[at]?.column ?? 0) < column) continue
      found[at] = { source: sources[source] ?? '', line: sourceLine, column: sourceColumn }
    }
    field = 0
  }
  for (let at = 0; at <= mappings.length; at += 1) {
    const code = at < mappings.length ? mappings.charCodeAt(at) : SEMICOLON
    if (code === COMMA || code === SEMICOLON) {
      endSegment()
      if (code === COMMA) continue
      line += 1
      here = wantedOn(line)
      fields[0] = 0
      continue
    }
    const digit = DIGITS[code] ?? 0
    value |= (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    fields[field] = (fields[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1)
    field += 1
    value = 0
    shift = 0
  }
  return found
}
