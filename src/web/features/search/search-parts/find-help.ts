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
  const asked = keyword.trim()
  if (asked.length > 60 || isNumbers(asked)) return []
  try {
    return (await searchHelp({ lang, keyword: asked }, transport)).list
  } catch {
    return []
  }
}

/** Transport classes are asked about, and so is what stands beside Chinese characters without a space. */
const WORDY = /\b(?:un|pi)[ -]?\d{3,4}\b|\p{Script=Han}/iu

function isNumbers(asked: string): boolean {
  return !WORDY.test(asked) && asked.split(/\s+/).every((word) => /\d{3}/.test(word))
}
