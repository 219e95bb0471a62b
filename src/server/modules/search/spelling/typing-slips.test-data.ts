// Every word that is one typo away from another, for tests that compare a quicker search with one that tries them all.
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
