// Names the sources in stack traces of built files. Node's own support for source maps takes time at every start, and
// keeps a map of 40 MB in memory after the first error.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EncodedSourceMap, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** A line of a stack trace; its message may hold what a visitor typed. */
const FRAME = /^ +at .{1,500}$/gm
const BUILT = /((?:file:\/\/)?\/[^\s()]*\/\.build\/[^\s()]+\.js):(\d+):(\d+)/g
const MAX_POSITIONS = 1000

/** By a position in a built file, as a stack trace writes it: the same position in its source. */
const sourcePositions = new Map<string, string>()

/** Positions in files without a source map stay as they are. */
export function nameSources(stack: string): string {
  const files = new Map<string, Set<string>>()
  const frames = stack.match(FRAME)?.join('\n') ?? ''
  for (const [whole, file = ''] of frames.matchAll(BUILT)) {
    if (!sourcePositions.has(whole)) files.set(file, (files.get(file) ?? new Set()).add(whole))
  }
  for (const [file, positions] of files) findSourcePositions(file, [...positions])
  return stack.replace(FRAME, (frame) =>
    frame.replace(BUILT, (whole) => sourcePositions.get(whole) ?? whole),
  )
}

/** Reads the source map of a file once for all its positions, and does not keep it. */
function findSourcePositions(file: string, positions: readonly string[]): void {
  if (sourcePositions.size > MAX_POSITIONS) sourcePositions.clear()
  positions.forEach((whole) => sourcePositions.set(whole, whole))
  try {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file
    const map = new TraceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as EncodedSourceMap)
    for (const whole of positions) {
      const [line = 1, column = 1] = whole.split(':').slice(-2).map(Number)
      // Columns count from 1 in a stack trace and from 0 in a map.
      const found = originalPositionFor(map, { line, column: column - 1 })
      if (found.source === null) continue
      const source = resolve(dirname(path), found.source)
      sourcePositions.set(whole, `${source}:${found.line}:${found.column + 1}`)
    }
  } catch {
    // There is no map, or none that can be read.
  }
}
