// Actions of npm run returns that read: list and show.
import type { Kysely } from 'kysely'
import { minorText } from '../../shared/minor-units.ts'
import { RETURN_STATES } from '../../shared/return-states.ts'
import type { Database } from '../../server/db/database.ts'
import { listAttachments } from '../../server/modules/attachment/attachment-service.ts'
import { listStaffReturns, readStaffReturn } from '../../server/modules/returns/return-service.ts'
import { forTerminal } from '../../server/platform/terminal.ts'
import { action } from '../command-line/run-command.ts'

interface Context {
  db: Kysely<Database>
  options: { all: boolean }
}

const OPEN = ['requested', 'more_info', 'approved', 'received'] as const
const MAX_LISTED = 200

function print(line: string): void {
  console.log(forTerminal(line.trimEnd()))
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

export const READ_RETURN_ACTIONS = {
  list: action([], async ({ db, options }: Context) => {
    const states = options.all ? RETURN_STATES : OPEN
    const found = await listStaffReturns(db, { states, limit: MAX_LISTED + 1 })
    if (found.length === 0) print('There are no such returns.')
    for (const each of found.slice(0, MAX_LISTED)) {
      const who = `${each.customer_no} ${each.company_name}`
      const due = each.due_at ? `due ${dayOf(each.due_at)}` : ''
      const foreign = each.foreign_state === null ? '' : `foreign goods ${each.foreign_state}`
      const head = `${each.return_no}  ${each.state.padEnd(10)} ${dayOf(each.requested_at)}`
      print(`${head}  ${each.order_no}  ${each.pieces} pieces  ${who}  ${due}  ${foreign}`)
    }
    if (found.length > MAX_LISTED) print(`Only the oldest ${MAX_LISTED} are listed.`)
  }),

  show: action(['NUMBER'], async ({ db }: Context, returnNo) => {
    const { row, lines, events, refundDue } = await readStaffReturn(db, returnNo)
    const { currency } = row
    const money = (minor: number | bigint) => `${currency} ${minorText(BigInt(minor), currency)}`
    print(`${row.return_no}  ${row.state}  order ${row.order_no}  asks for a ${row.wish}`)
    for (const line of lines) {
      const warranty = line.warranty_until === null ? 'no term' : `until ${line.warranty_until}`
      const doubt = line.doubt === null ? '' : `, to be checked: ${line.doubt}`
      const fee = line.fee_free ? 'no fee' : `fee ${row.fee_bp / 100} %`
      print(`  ${line.line_no}  ${line.item_no}  ${line.pieces} pieces of ${line.shipment_no}`)
      print(`     ${line.reason}  warranty ${warranty}${doubt}  ${fee}  ${line.date_code}`)
      if (line.device)
        print(`     device ${line.device}, ${line.fit_label ?? 'not on the fit list'}`)
      if (line.accepted !== null) {
        const { accepted, restocked, quarantined } = line
        print(`     ${accepted} accepted, ${restocked} restocked, ${quarantined} quarantined`)
      }
    }
    if (row.refund !== null) print(`refund ${money(row.refund)}, fee ${money(row.fee ?? 0)}`)
    else if (row.inspected_at) print(`to refund ${money(refundDue)} before the fee`)
    if (row.settle_proposed_by) print(`refund proposed by ${row.settle_proposed_by}`)
    if (row.foreign_state) print(`foreign goods ${row.foreign_grams} g, ${row.foreign_state}`)
    for (const { id, file_name: name, bytes } of await listAttachments(db, {
      return_no: row.return_no,
    })) {
      print(`file ${id}  ${name}  ${bytes} bytes`)
    }
    for (const { at, event, state, actor, note } of events) {
      print(`${at.toISOString()}  ${event} → ${state}  ${actor}  ${note.text ?? ''}`)
    }
  }),
}
