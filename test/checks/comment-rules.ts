// Checks of comments: plain words, and no citation of a document or list that is not in the repository.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
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
  'so many',
  'lately',
  'slip of the finger',
]
export const UNWANTED_WORD = new RegExp(`\\b(?:${UNWANTED.join('|')})\\b`, 'gi')

export const commentRules: Check = {
  name: 'comments in plain words',
  find: async () =>
    coveredFiles().flatMap((path) =>
      unwantedWords(readFileSync(path, 'utf8')).map(
        ({ line, word }) => `${path}:${line} says "${word}" in a comment: use a plain word`,
      ),
    ),
}

export const citedDocuments: Check = {
  name: 'documents that comments cite',
  find: async () => {
    const present = new Set(listed('*.md').map((path) => basename(path)))
    return coveredFiles().flatMap((path) =>
      commentMatches(readFileSync(path, 'utf8'), /\b[\w-]+\.md\b/g)
        .filter(({ word }) => !present.has(word))
        .map(({ line, word }) => `${path}:${line} cites ${word}, which is not in the repository`),
    )
  },
}

export const citedNumbers: Check = {
  name: 'calls that comments cite',
  find: async () =>
    coveredFiles().flatMap((path) =>
      numberedCalls(readFileSync(path, 'utf8')).map(
        ({ line, word }) => `${path}:${line} cites "${word}": name the call`,
      ),
    ),
}

/** Comments that cite a call by its number in a list; neither counts of calls nor how often something calls another. */
export function numberedCalls(text: string): { line: number; word: string }[] {
  return commentMatches(text, /\bcalls? \d+\b(?! (?:times|ms|seconds|minutes|rows|pages)\b)/gi)
}

/** Unwanted words in the comment lines of a source text; `line` counts from 1. */
export function unwantedWords(text: string): { line: number; word: string }[] {
  return commentMatches(text, UNWANTED_WORD)
}

function commentMatches(text: string, pattern: RegExp): { line: number; word: string }[] {
  let isInside = false
  return text.split('\n').flatMap((content, index) => {
    const isComment = isInside || /^\s*(?:\/\/|\{?\/\*)/.test(content)
    if (isComment && !/^\s*\/\//.test(content)) isInside = !content.includes('*/')
    const words = isComment ? [...content.matchAll(pattern)] : []
    return words.map(([word]) => ({ line: index + 1, word }))
  })
}

function coveredFiles(): string[] {
  return listed(...COVERED).filter(
    (path) => /\.(?:tsx?|css)$/.test(path) && !path.startsWith(EXEMPT),
  )
}

/** The existing files that git tracks, by patterns of `git ls-files`. */
export function listed(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path))
}
