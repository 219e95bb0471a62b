// Tables of the search index: distinct terms, the products they lead to, and the dictionary of words.
import type { Generated } from 'kysely'

export interface TermTable {
  id: Generated<number>
  kind: string
  norm: string
  tokens: string[]
  display: string
}

export interface SearchTables {
  term: TermTable
}
