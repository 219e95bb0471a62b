// The order in which a language asks for the parts of a name.
import type { Lang } from '../../../shared/lang.ts'

/** Values of the attribute autocomplete. */
export const NAME_TOKENS = { firstName: 'given-name', surname: 'family-name' } as const

/** In Chinese the surname comes first. */
export function nameOrder(lang: Lang): ['firstName', 'surname'] | ['surname', 'firstName'] {
  return lang === 'en_us' ? ['firstName', 'surname'] : ['surname', 'firstName']
}
