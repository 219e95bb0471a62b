// Sample size of a run: a representative sample in `npm test`, everything with FULL_SIZE=1.
import { env } from 'node:process'
import { test } from 'vitest'
import { type Lang, LANGS } from '../../src/shared/lang.ts'

/** Set by `npm run stress` for tests that exist in both sizes. */
export const FULL_SIZE = env.FULL_SIZE === '1'

/** All `values` at full size, otherwise the one selected by `turn`. */
export function sampleInTurn<T>(values: readonly T[], turn: number): readonly T[] {
  return FULL_SIZE ? values : values.filter((_, at) => at === turn % values.length)
}

type AddTest = (title: string, body: () => Promise<void> | void, timeout?: number) => void

/**
 * Replaces `test` in the body of `describe.each(LANGS)`. At full size every test runs in every language,
 * otherwise in one: the languages rotate, starting with the one at `first`.
 */
export function testInSampledLang(lang: Lang, first = 0): AddTest {
  let turn = first
  return (title, body, timeout) => {
    const isChosen = sampleInTurn(LANGS, turn).includes(lang)
    turn += 1
    const add = isChosen ? test : test.skip
    add(title, timeout === undefined ? {} : { timeout }, body)
  }
}
