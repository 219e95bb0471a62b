// The words that files may use for categories, chemistries, colours and regions, in any language.

export interface Vocabulary {
  categories: Words
  chemistries: Words
  colours: Words
  regions: Words
}

export interface Words {
  /** Folded spelling -> code. */
  codes: Map<string, string>
  /** The codes, for telling what would be right. */
  known: string[]
}

export interface GlossaryTerm {
  key: string
  kind: string
  en_us: string
  zh_cn: string
  zh_hk: string
  zh_tw?: string
}

/** Case, width, spaces and punctuation do not tell words apart. */
export function foldWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
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
    for (const text of [code, term.en_us, term.zh_cn, term.zh_hk, term.zh_tw]) {
      if (text) codes.set(foldWord(text), code)
    }
  }
  return { codes, known }
}

/** 'cat.root' is the category 'batteries'; every other code is what follows the point. */
export function codeOf(term: GlossaryTerm): string {
  return term.key === 'cat.root' ? 'batteries' : term.key.slice(term.key.indexOf('.') + 1)
}
