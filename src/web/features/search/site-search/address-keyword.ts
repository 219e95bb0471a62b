// Shortens a long text of a search field to what the address of its search contains.
import { withoutInvisible } from '../../../../shared/invisible-characters.ts'
import { MAX_IN_ADDRESS } from './pasted-lines.ts'

/**
 * An address that is longer than the server accepts could not be loaded again. Invisible characters are removed,
 * because the search does not count them: with them, it would not know that the text was longer.
 */
export function addressKeyword(text: string): string {
  if (text.length <= MAX_IN_ADDRESS) return text
  return withoutInvisible(text).slice(0, MAX_IN_ADDRESS).toWellFormed()
}
