// Loads answers of the help pages for a keyword that is a question in plain words.
import { searchHelp } from '../../../../client/content.ts'
import type { HelpAnswer } from '../../../../contract/content.ts'
import type { PageContext } from '../../../site-context.ts'

/** Numbers and long texts are about products. A failure shows the products without help. */
export async function findHelp(
  keyword: string,
  { lang, transport }: Pick<PageContext, 'lang' | 'transport'>,
): Promise<HelpAnswer[]> {
  const asked = keyword.trim()
  if (asked.length > 60 || /\d{3}/.test(asked)) return []
  try {
    return (await searchHelp({ lang, keyword: asked }, transport)).list
  } catch {
    return []
  }
}
