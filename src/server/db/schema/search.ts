// Tables of the search index: distinct terms, their keys, the products they lead to, the dictionary of words.
import type { Generated } from 'kysely'

export interface TermTable {
  id: Generated<number>
  kind: string
  display: string
  brand: string | null
  norm: string
  tokens: string[]
  rank: Generated<number>
}

export interface TermKeyTable {
  key: string
  term_id: number
}

/** rank: smaller is shown earlier; above zero means discontinued. */
export interface TermProductTable {
  term_id: number
  rank: number
  product_id: number
}

export interface SearchProductTable {
  product_id: number
  rank: number
  tokens: string[]
}

export interface TokenTable {
  token: string
  df: number
}

export interface SearchTables {
  term: TermTable
  term_key: TermKeyTable
  term_product: TermProductTable
  search_product: SearchProductTable
  token: TokenTable
}
