// The check that comments are written in plain words.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Check } from './check.ts'

/** Folders whose comments are checked; migrations are exempt because their checksums are fixed. */
const COVERED = ['src', 'bench', 'e2e', 'test']
const EXEMPT = 'src/server/db/migrations/'

/** Archaic or private words, for which standard English has a better one. */
const UNWANTED = [
  'whoever',
  'whence',
  'anew',
  'nobody',
  'somebody',
  'anybody',
  'everybody',
  'told',
  'heard',
  'roof',
  'ground floor',
  'name plate',
  'goes on',
  'by itself',
  'of its own accord',
  'good for',
  'so much',
]
const UNWANTED_WORD = new RegExp(`\\b(?:${UNWANTED.join('|')})\\b`, 'gi')

export const commentRules: Check = {
  name: 'comments in plain words',
  find: async () =>
    execFileSync('git', ['ls-files', ...COVERED], { encoding: 'utf8' })
      .split('\n')
      .filter((path) => /\.(?:tsx?|css)$/.test(path) && !path.startsWith(EXEMPT))
      .filter((path) => existsSync(path))
      .flatMap((path) =>
        unwantedWords(readFileSync(path, 'utf8')).map(
          ({ line, word }) => `${path}:${line} says "${word}" in a comment: use a plain word`,
        ),
      ),
}

/** Unwanted words in the comment lines of a source text; `line` counts from 1. */
export function unwantedWords(text: string): { line: number; word: string }[] {
  let isInside = false
  return text.split('\n').flatMap((content, index) => {
    const isComment = isInside || /^\s*(?:\/\/|\{?\/\*)/.test(content)
    if (isComment && !/^\s*\/\//.test(content)) isInside = !content.includes('*/')
    const words = isComment ? [...content.matchAll(UNWANTED_WORD)] : []
    return words.map(([word]) => ({ line: index + 1, word }))
  })
}
