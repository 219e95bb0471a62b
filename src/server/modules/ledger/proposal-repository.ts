// Reads what staff must decide about money: requested payouts, and adjustments, payouts and reversals that wait for a
// second person.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { MemberKind } from '../../../shared/membership.ts'

export interface MoneyProposal {
  /** `payment`: the reversal of one. */
  kind: 'adjustment' | 'payout' | 'payment'
  id: number
  /** `requested`: a payout that staff have not proposed to pay yet. */
  state: 'proposed' | 'requested'
  currency: string
  /** In minor units. Of a payout, what is paid out; of the others, negative: taken from the account. */
  amount: number
  customerNo: string
  company: string
  memberKind: MemberKind
  reason: string | null
  /** 'staff:ann@…', or who asked for the payout. */
  proposedBy: string
  at: Date
}

/** The oldest first. */
export async function findProposals(db: Kysely<Database>, limit: number): Promise<MoneyProposal[]> {
  const { rows } = await sql<MoneyProposal>`
    select p.kind, p.id, p.state, a.currency, p.amount, c.customer_no as "customerNo", c.name as company,
      a.kind as "memberKind", p.reason, p.by as "proposedBy", p.at
    from (
      select 'adjustment' as kind, id, state, account_id, amount, reason, proposed_by as by, proposed_at as at
      from adjustment where state = 'proposed'
      union all
      select 'payout', id, state, account_id, amount, null, coalesce(proposed_by, requested_by),
        coalesce(proposed_at, requested_at)
      from payout where state in ('requested', 'proposed')
      union all
      select 'payment', id, 'proposed', account_id, -amount, reversal_reason, reversal_proposed_by,
        reversal_proposed_at
      from payment where state = 'credited' and reversal_proposed_by is not null
    ) p join money_account a on a.id = p.account_id join company c on c.id = a.company_id
    order by p.at, p.kind, p.id limit ${limit}`.execute(db)
  return rows
}
