// Rules of the style sheets: four widths in media queries, names of tokens that say what they are, logical properties, and colours
// in one place.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Check } from './check.ts'

/** A large phone, a tablet, a small desktop and a desktop. */
const WIDTHS = ['480px', '768px', '1024px', '1280px']
/** The product table drops its columns one by one, so it needs three more. */
const FURTHER_WIDTHS: [RegExp, string[]][] = [
  [/\/product-table\.module\.css$/, ['1400px', '1500px', '1600px']],
]
const TOKENS = 'src/ui/tokens.css'

const PHYSICAL =
  /^\s*((?:min-|max-)?(?:width|height)|top|right|bottom|left|(?:scroll-)?(?:margin|padding)-(?:top|right|bottom|left)|border-(?:top|right|bottom|left)(?:-\w+)*|(?:text-align|float|clear): (?:left|right))\b/

interface Rule {
  name: string
  /** What is wrong with a line; undefined when nothing is. */
  judge(line: string, path: string): string | undefined
}

const RULES: Rule[] = [
  {
    name: 'four widths in media queries',
    judge(line, path) {
      if (!/^\s*@media|^\s*(?:and|not|or|\()/.test(line)) return undefined
      if (/(?:min|max)-width/.test(line)) return 'writes width >= or width < instead of min or max'
      const further = FURTHER_WIDTHS.flatMap(([files, widths]) => (files.test(path) ? widths : []))
      const widths = [...line.matchAll(/width [<>]=? (\w+)/g)].map((found) => found[1] ?? '')
      const unknown = widths.filter((width) => ![...WIDTHS, ...further].includes(width))
      return unknown.length > 0 ? `knows only ${WIDTHS.join(', ')}, not ${unknown[0]}` : undefined
    },
  },
  {
    name: 'tokens that say what they are',
    judge: (line) =>
      /--[a-z]\d+\b(?!-)/.test(line) ? 'names a token by a letter and a number' : undefined,
  },
  {
    name: 'logical properties',
    judge(line) {
      const found = PHYSICAL.exec(line)
      return found ? `writes ${found[1]} instead of the logical property` : undefined
    },
  },
  {
    name: 'hex colours only in tokens',
    judge: (line, path) =>
      path !== TOKENS && /#[\da-f]{3,8}\b/i.test(line) ? `has a colour of its own` : undefined,
  },
]

export const styleRules: Check[] = RULES.map((rule) => ({
  name: rule.name,
  find: async () => sheets().flatMap(({ path, text }) => problemsOf(rule, path, text)),
}))

/** One line per problem, with its place. */
export function problemsOf({ judge }: Rule, path: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const problem = judge(line, path)
    return problem === undefined ? [] : [`${path}:${at + 1} ${problem}`]
  })
}

/** The rule of this name, for tests. */
export function styleRule(name: string): Rule {
  const rule = RULES.find((each) => each.name === name)
  if (!rule) throw new Error(`no rule ${name}`)
  return rule
}

function sheets(): { path: string; text: string }[] {
  return execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path.endsWith('.css') && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
