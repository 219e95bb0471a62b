// Loads answers of the help pages for a keyword that is a question in plain words.
import { searchHelp } from '../../../../client/content.ts'
import type { HelpAnswer } from '../../../../contract/content.ts'
import type { PageContext } from '../../../site-context.ts'

/**
 * Numbers alone and long texts are about products; the server decides about numbers beside words. A failure shows
 * the products without help.
 */
export async function findHelp(
  keyword: string,
  { lang, transport }: Pick<PageContext, 'lang' | 'transport'>,
): Promise<HelpAnswer[]> {
  const text = keyword.trim()
  if (text.length > LONGEST_QUESTION || isNumbers(text)) return []
  try {
    return (await searchHelp({ lang, keyword: text }, transport)).list
  } catch {
    return []
  }
}

/** In characters. */
const LONGEST_QUESTION = 60
/**
 * Words with a number that may still be a question: UN numbers (UN 3480), packing instructions (PI 965), and numbers
 * within Chinese text.
 */
const MAY_BE_QUESTION = /\b(?:un|pi)[ -]?\d{3,4}\b|\p{Script=Han}/iu

function isNumbers(text: string): boolean {
  return !MAY_BE_QUESTION.test(text) && text.split(/\s+/).every((word) => /\d{3}/.test(word))
}
