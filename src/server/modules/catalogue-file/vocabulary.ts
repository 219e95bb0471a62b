// The words accepted in files for categories, chemistries, colours and regions, in any language.
import { foldWord } from '../../platform/tables/headings.ts'

export interface Vocabulary {
  categories: Words
  chemistries: Words
  colours: Words
  regions: Words
}

export interface Words {
  /** Normalised spelling -> code. */
  codes: Map<string, string>
  /** The codes, for error messages that list valid values. */
  known: string[]
}

export interface GlossaryTerm {
  key: string
  /** 'category', 'chemistry', 'colour' or 'region', whose terms files use as values; 'field': a column of files. */
  kind: string
  en_us: string
  zh_cn: string
  zh_hk: string
  zh_tw?: string
  /** Other spellings that files may use. */
  also?: string[]
}

/** Builds the vocabulary from glossary terms: 'cat.laptop', 'chem.li-ion', 'colour.black', 'region.EU'. */
export function buildVocabulary(terms: readonly GlossaryTerm[]): Vocabulary {
  return {
    categories: wordsOf(terms, 'category'),
    chemistries: wordsOf(terms, 'chemistry'),
    colours: wordsOf(terms, 'colour'),
    regions: wordsOf(terms, 'region'),
  }
}

function wordsOf(terms: readonly GlossaryTerm[], kind: string): Words {
  const codes = new Map<string, string>()
  const known: string[] = []
  for (const term of terms) {
    if (term.kind !== kind) continue
    const code = codeOf(term)
    known.push(code)
    for (const text of [
      code,
      term.en_us,
      term.zh_cn,
      term.zh_hk,
      term.zh_tw,
      ...(term.also ?? []),
    ]) {
      if (text) codes.set(foldWord(text), code)
    }
  }
  return { codes, known }
}

/** 'cat.root' is the category 'batteries'; every other code is the part after the dot. */
export function codeOf(term: GlossaryTerm): string {
  return term.key === 'cat.root' ? 'batteries' : term.key.slice(term.key.indexOf('.') + 1)
}

/** The root and all categories of the glossary below it, in the shop's order; they may still be empty. */
export function categoriesOf(glossary: readonly GlossaryTerm[]): Array<{
  id: string
  parentId: string | null
  names: { en_us: string; zh_cn: string; zh_hk: string }
}> {
  const categories = glossary
    .filter((term) => term.kind === 'category')
    .map((term) => {
      const id = codeOf(term)
      const { en_us, zh_cn, zh_hk } = term
      return { id, parentId: id === ROOT ? null : ROOT, names: { en_us, zh_cn, zh_hk } }
    })
  return categories.toSorted((a, b) => rankOf(a.id) - rankOf(b.id))
}

const ROOT = 'batteries'
const ORDER = [ROOT, 'laptop', 'mobile-phone', 'tablet', 'smart-watch', 'smart-home', 'general']

function rankOf(id: string): number {
  const at = ORDER.indexOf(id)
  return at < 0 ? ORDER.length : at
}
