// What staff must decide about money: requested payouts, and proposals that wait for a second person.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findProposals, type MoneyProposal } from './proposal-repository.ts'

export type { MoneyProposal } from './proposal-repository.ts'

const MAX_LISTED = 500

/** The oldest first. */
export function listProposals(db: Kysely<Database>): Promise<MoneyProposal[]> {
  return findProposals(db, MAX_LISTED)
}
