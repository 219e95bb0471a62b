// The patterns by which vite.config.ts joins scripts: each alternative matches a file. Otherwise a renamed file would
// leave the joined script unnoticed.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Check } from './check.ts'

export const scriptGroups: Check = {
  name: 'files of joined scripts',
  async find() {
    const { ANY_FEATURE, BASE, GROUPS } = await import('../../vite.config.ts')
    const ofGroups = Object.values(GROUPS).flatMap(({ inFeatures = '', others = '' }) => [
      ...alternativesOf(inFeatures).map((each) => each && `src/${ANY_FEATURE}${each}`),
      ...alternativesOf(others).map((each) => each && `src/${each}`),
    ])
    const patterns = [...BASE.flatMap(alternativesOf), ...ofGroups]
    return withoutFile(
      patterns.filter((pattern) => pattern.startsWith('src/')),
      sourceFiles(),
    )
  },
}

/** A message for each pattern that matches none of the files. */
export function withoutFile(patterns: readonly string[], files: readonly string[]): string[] {
  return patterns
    .filter((pattern) => !files.some((file) => new RegExp(pattern).test(file)))
    .map((pattern) => `vite.config.ts: no file matches ${pattern}`)
}

/**
 * The pattern once per alternative: 'a/(b|c)' -> ['a/b', 'a/c']. Negative lookaheads and optional groups are left out.
 */
export function alternativesOf(pattern: string): string[] {
  return readAlternatives(pattern, 0).found
}

/** Reads from `start` to the closing bracket, or to the end of the pattern. */
function readAlternatives(pattern: string, start: number): { found: string[]; end: number } {
  const complete: string[] = []
  let current = ['']
  let at = start
  while (at < pattern.length && pattern[at] !== ')') {
    if (pattern[at] === '|') {
      complete.push(...current)
      current = ['']
      at += 1
    } else {
      const { texts, end } = readAtom(pattern, at)
      current = current.flatMap((before) => texts.map((text) => before + text))
      at = end
    }
  }
  return { found: [...complete, ...current], end: at }
}

/** One character, escape, character class or group. */
function readAtom(pattern: string, start: number): { texts: string[]; end: number } {
  if (pattern[start] !== '(') {
    const [text = ''] = /^(?:\\.|\[[^\]]*\]|.)/.exec(pattern.slice(start)) ?? []
    return { texts: [text], end: start + text.length }
  }
  const [opening = ''] = /^\((?:\?[:!])?/.exec(pattern.slice(start)) ?? []
  const { found, end } = readAlternatives(pattern, start + opening.length)
  const isOptional = pattern[end + 1] === '?'
  const isLeftOut = isOptional || opening === '(?!'
  return { texts: isLeftOut ? [''] : found, end: end + (isOptional ? 2 : 1) }
}

function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  return listed.split('\n').filter((file) => file && existsSync(file))
}
