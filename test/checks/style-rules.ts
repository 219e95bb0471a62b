// Rules of the style sheets and of components: four widths in media queries and sizes of pictures, names of design
// tokens (custom properties) that say what they are, logical properties, and colours in one place.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Check } from './check.ts'

/** A large phone, a tablet, a small desktop and a desktop. */
const WIDTHS = ['480px', '768px', '1024px', '1280px']
/** The product table drops its columns one by one, so it needs three more. */
const FURTHER_WIDTHS: [RegExp, string[]][] = [
  [/\/product-table\.module\.css$/, ['1400px', '1500px', '1600px']],
]
/** The only files with colours: a style sheet, and those of its colours that code repeats for the browser. */
const COLOURS = ['src/ui/tokens.css', 'src/ui/page-colours.ts']

const PHYSICAL =
  /^\s*((?:min-|max-)?(?:width|height)|top|right|bottom|left|(?:scroll-)?(?:margin|padding)-(?:top|right|bottom|left)|border-(?:top|right|bottom|left)(?:-\w+)*|(?:text-align|float|clear): (?:left|right))\b/

/** '#fff' and the like, and functions that make colours. */
const COLOUR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)|\b(?:rgba?|hsla?|oklch|oklab)\(/i

const SHEET = /^src\/.*\.css$/
const CODE = /^src\/(?:ui|web)\/.*(?<!\.test)\.tsx?$/

interface Rule {
  name: string
  /** Style sheets unless given. */
  files?: RegExp
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
    name: 'four widths in sizes of pictures',
    files: CODE,
    judge(line) {
      const sizes = /sizes[=:] ?["'`]([^"'`]*)/.exec(line)?.[1] ?? ''
      const widths = [...sizes.matchAll(/(?:min-|max-)?width(?:: | [<>]=? )(\w+)/g)]
      const unknown = widths.map((found) => found[1] ?? '').find((width) => !WIDTHS.includes(width))
      return unknown === undefined ? undefined : `knows only ${WIDTHS.join(', ')}, not ${unknown}`
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
    name: 'colours only in tokens',
    files: /^src\/.*\.css$|^src\/(?:ui|web)\/(?!texts\/).*(?<!\.test)\.tsx?$/,
    judge(line, path) {
      if (COLOURS.includes(path) || /^\s*(?:\/\/|\*|\/\*)/.test(line)) return undefined
      return COLOUR.test(line) ? 'has a colour of its own' : undefined
    },
  },
]

export const styleRules: Check[] = RULES.map((rule) => ({
  name: rule.name,
  find: async () =>
    sources(rule.files ?? SHEET).flatMap(({ path, text }) => problemsOf(rule, path, text)),
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

function sources(files: RegExp): { path: string; text: string }[] {
  return execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => files.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
