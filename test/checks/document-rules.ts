// Checks of the documents: plain words, no path of a file or folder that does not exist, and decisions in one form.
import { readFileSync } from 'node:fs'
import type { Check } from './check.ts'
import { listed, UNWANTED_WORD } from './comment-rules.ts'

/** The list of words that texts avoid, and content, which has rules of its own. */
const EXEMPT = /^docs\/terms\.md$|^data\//

/** A file by its ending, or anything below a folder of the project. */
const PATH =
  /^[\w-][\w./-]*\.(?:tsx?|mjs|css|sql|json|md)$|^(?:src|test|e2e|bench|docs|data|brand)\/[\w./-]*$/

export const documentWords: Check = {
  name: 'documents in plain words',
  find: async () =>
    documents().flatMap(({ path, text }) =>
      unwantedInDocument(text).map(
        ({ line, word }) => `${path}:${line} says "${word}": use a plain word`,
      ),
    ),
}

export const documentPaths: Check = {
  name: 'paths that documents name',
  find: async () => {
    const files = listed('.')
    return documents().flatMap(({ path, text }) =>
      missingPaths(text, files).map(
        ({ line, word }) => `${path}:${line} names ${word}, which does not exist`,
      ),
    )
  },
}

export const decisionRecords: Check = {
  name: 'form of decision records',
  find: async () => {
    const paths = listed('docs/decisions/*.md').toSorted()
    return paths.flatMap((path, at) =>
      errorsOfRecord(readFileSync(path, 'utf8'), at + 1).map((error) => `${path} ${error}`),
    )
  },
}

/** What is missing of a title with the number, a date with the status, and the parts; alternatives are optional. */
export function errorsOfRecord(text: string, number: number): string[] {
  const parts = [...text.matchAll(/^(?:\*\*(\w+)\.\*\*|#+ (Context|Decision|Consequences)$)/gm)]
  const names = parts.map(([whole, name]) => name ?? whole)
  const isInOrder = /^Context, Decision,(?: Alternatives,)? Consequences$/.test(names.join(', '))
  return [
    ...(text.startsWith(`# ${number}. `) ? [] : [`has no title with the number ${number}`]),
    ...(DATE_AND_STATUS.test(text) ? [] : ['has no line with date and status below its title']),
    ...(isInOrder ? [] : [`has ${names.join(', ')} instead of Context, Decision, Consequences`]),
  ]
}

const DATE_AND_STATUS =
  /^# .+\n\nDate: \d{1,2} [A-Z][a-z]+ \d{4}[^*]*Status: (?:accepted|replaced)\b/

interface Place {
  line: number
  word: string
}

/** `line` counts from 1. */
export function unwantedInDocument(text: string): Place[] {
  return matchesOf(text, UNWANTED_WORD).map(({ line, found }) => ({ line, word: found[0] }))
}

/**
 * Paths in backticks, outside of code blocks, that are neither a file nor a folder. A path may begin anywhere: with
 * src/, with modules/, or with the name of the file.
 */
export function missingPaths(text: string, files: readonly string[]): Place[] {
  const known = new Set(files.flatMap(endingsOf))
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''))
  return matchesOf(prose, /`([^`]+)`/g)
    .map(({ line, found }) => ({ line, word: found[1] ?? '' }))
    .filter(({ word }) => PATH.test(word) && !known.has(word.replace(/\/$/, '')))
}

/** 'a/b/c.ts' ends in 'b/c.ts' and 'c.ts', and is in the folders 'a', 'a/b' and 'b'. */
function endingsOf(file: string): string[] {
  const parts = file.split('/')
  return parts.flatMap((_, from) =>
    parts.slice(from).map((__, to) => parts.slice(from, from + to + 1).join('/')),
  )
}

function matchesOf(text: string, pattern: RegExp): { line: number; found: RegExpExecArray }[] {
  return text
    .split('\n')
    .flatMap((content, at) =>
      [...content.matchAll(pattern)].map((found) => ({ line: at + 1, found })),
    )
}

function documents(): { path: string; text: string }[] {
  return listed('*.md')
    .filter((path) => !EXEMPT.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
