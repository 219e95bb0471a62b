// Check of Chinese texts: Hong Kong texts without simplified characters, mainland texts without traditional ones.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Check } from './check.ts'
import { allTexts } from './text-rules.ts'

export type ChineseLang = 'zh_cn' | 'zh_hk'

interface Table {
  encoding: string
  /** First and last code of each range that holds characters. */
  ranges: readonly (readonly [number, number])[]
}

// GB 2312, the character set of mainland China, has the simplified characters (gb18030 contains it); the first level of
// Big5, the character set of Hong Kong and Taiwan, has the traditional ones in common use.
const TABLES: Record<ChineseLang, Table> = {
  zh_cn: { encoding: 'gb18030', ranges: [[0xb0a1, 0xf7fe]] },
  zh_hk: { encoding: 'big5', ranges: [[0xa440, 0xc67e]] },
}
/** Names of languages in their own characters, and characters of both languages that the first level of Big5 lacks. */
const ALLOWED = /简体中文|繁體中文|[着厘酯醯]/g
const LITERAL = String.raw`(?:'(?:\\.|[^'\\])*'|\`(?:\\.|[^\`\\])*\`)`
/** How a file of three languages holds the texts of one: as a value, a block, or an argument of inLanguages or names. */
const MIXED: Record<ChineseLang, RegExp[]> = {
  zh_cn: patternsOf('zh_cn', 1),
  zh_hk: patternsOf('zh_hk', 2),
}

export const chineseCharacters: Check = {
  name: 'characters of Chinese texts',
  find: async () =>
    (['zh_cn', 'zh_hk'] as const).flatMap((lang) => [
      ...allTexts()
        .filter((text) => text.lang === lang)
        .flatMap(({ path, text }) => problemsOf(path, text, lang)),
      ...sourceFiles().flatMap((path) =>
        mixedTexts(readFileSync(path, 'utf8'), lang).flatMap((text) =>
          problemsOf(path, text, lang),
        ),
      ),
    ]),
}

/** The characters of a text that only the other Chinese has, each once. */
export function foreignCharacters(text: string, lang: ChineseLang): string[] {
  const other = lang === 'zh_cn' ? 'zh_hk' : 'zh_cn'
  const found = text.replaceAll(ALLOWED, '').match(/\p{Script=Han}/gu) ?? []
  return [...new Set(found)].filter((each) => SETS[other].has(each) && !SETS[lang].has(each))
}

/** The texts of one language in a file that holds all three. */
export function mixedTexts(source: string, lang: ChineseLang): string[] {
  return MIXED[lang].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ groups }) => groups?.['text'] ?? ''),
  )
}

function problemsOf(path: string, text: string, lang: ChineseLang): string[] {
  const found = foreignCharacters(text, lang)
  return found.length > 0 ? [`${path} has ${found.join('')} in a text of ${lang}`] : []
}

/** `place`: the position of the language among the arguments of inLanguages and names, from 0. */
function patternsOf(lang: ChineseLang, place: number): RegExp[] {
  const before = String.raw`\s*${LITERAL},`.repeat(place)
  return [
    new RegExp(String.raw`\b${lang}: (?:\([^)]*\) =>\s*)?(?<text>${LITERAL})`, 'g'),
    new RegExp(String.raw`^(?<indent> *)${lang}: [{[]\n(?<text>[\s\S]*?)^\k<indent>[}\]]`, 'gm'),
    new RegExp(String.raw`\b(?:inLanguages|names)\(${before}\s*(?<text>${LITERAL})`, 'g'),
  ]
}

function sourceFiles(): string[] {
  return execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && existsSync(path))
}

function charactersOf({ encoding, ranges }: Table): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding)
  const found = new Set<string>()
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code++) {
      const [lead, trail] = [code >> 8, code & 0xff]
      // Second bytes are 0xa1 to 0xfe, in Big5 also 0x40 to 0x7e; what decodes to no character is left out.
      const isPair = trail >= 0xa1 ? trail < 0xff : encoding === 'big5' && trail >= 0x40
      const text = isPair ? decoder.decode(Uint8Array.of(lead, trail)) : ''
      if (/^\p{Script=Han}$/u.test(text)) found.add(text)
    }
  }
  return found
}

const SETS: Record<ChineseLang, ReadonlySet<string>> = {
  zh_cn: charactersOf(TABLES.zh_cn),
  zh_hk: charactersOf(TABLES.zh_hk),
}
