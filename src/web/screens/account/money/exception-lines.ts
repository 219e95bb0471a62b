// Items whose rule for substitutes differs from that of the company, as lines of text: 'VC-LT35641 no'.
import type { SubstitutionSettings } from '../../../../contract/substitution.ts'
import { SUBSTITUTION_RULES, type SubstitutionRule } from '../../../../shared/substitution.ts'

/** How each rule is written in the language of the page, in lower case. */
type Words = Record<SubstitutionRule, string>
type Exceptions = SubstitutionSettings['exceptions']

export function exceptionText(exceptions: Exceptions, words: Words): string {
  return exceptions.map(({ itemNo, rule }) => `${itemNo} ${words[rule]}`).join('\n')
}

/** `wrong` is the first line that cannot be read; empty lines are skipped. */
export function readExceptions(
  text: string,
  words: Words,
): { exceptions: Exceptions; wrong: string | null } {
  const exceptions: Exceptions = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const [itemNo = '', word = '', ...rest] = line.split(/[\s,;，；、]+/)
    const rule = SUBSTITUTION_RULES.find((each) => words[each] === word.toLowerCase())
    if (!rule || rest.length > 0 || itemNo.length > 64) return { exceptions, wrong: line }
    exceptions.push({ itemNo, rule })
  }
  return { exceptions, wrong: null }
}
