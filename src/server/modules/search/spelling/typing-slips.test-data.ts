// Every slip of a word, for tests that compare a quicker search with trying them all.
import { eachSlip } from './typing-slips.ts'

/** All words one typo away, each once. */
export function slipsOf(word: string): string[] {
  const slips = new Set<string>()
  eachSlip(word, { lastPlace: word.length }, (before, middle, after) => {
    slips.add(word.slice(0, before) + middle + word.slice(after))
  })
  slips.delete(word)
  slips.delete('')
  return [...slips]
}
