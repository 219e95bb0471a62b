// GET /api/returns/{returnNo}: one return of the company with its lines, money, messages and files.
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { readReturnRoute, RETURN_ACTIONS } from '../../../contract/return.ts'
import { minorText } from '../../../shared/minor-units.ts'
import {
  INTERNAL_RETURN_EVENTS,
  returnTargetsOf,
  type ReturnState,
} from '../../../shared/return-states.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { listAttachments } from '../../modules/attachment/attachment-service.ts'
import { readOwnReturn, type ReturnLineRow } from '../../modules/returns/return-service.ts'
import { presentListedReturn } from '../../operations/listed-return.ts'
import { returnAddressIn } from '../../platform/brand/imprint.ts'

type Result = ResultOf<typeof readReturnRoute>

export const readReturnCall = handle(readReturnRoute, readReturn)

/** Errors: 404. */
async function readReturn(
  ctx: Ctx,
  { returnNo }: ParsedInputOf<typeof readReturnRoute>,
): Promise<Result> {
  const { row, lines, events } = await readOwnReturn(ctx, returnNo)
  const { currency, state } = row
  const text = (minor: number | null) =>
    minor === null ? null : minorText(BigInt(minor), currency)
  const files = await listAttachments(ctx.db, { return_no: row.return_no })
  return {
    ...presentListedReturn({
      ...row,
      pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
    }),
    wish: row.wish,
    resolution: row.resolution,
    refund: text(row.refund),
    fee: text(row.fee),
    trackingNo: row.tracking_no,
    foreign:
      row.foreign_state === null
        ? null
        : {
            grams: row.foreign_grams ?? 0,
            state: row.foreign_state,
            dueAt: row.foreign_due_at?.toISOString() ?? '',
            charge: text(row.disposal),
          },
    lines: lines.map((line) => presentLine(ctx, line, text)),
    thread: events
      .filter(({ event }) => !INTERNAL_RETURN_EVENTS.has(event))
      .map(({ at, event, actor, note }) => {
        const by = actor.split(':')[0] ?? ''
        return { at: at.toISOString(), event, by, text: note.text ?? '' }
      }),
    files: files.map(({ id, file_name: name, bytes }) => ({ id, name, bytes })),
    label:
      state === 'approved' ? { returnNo: row.return_no, address: returnAddressIn(ctx.lang) } : null,
    actions: actionsOf(ctx, state),
  }
}

function presentLine(
  { lang }: Ctx,
  line: ReturnLineRow,
  text: (minor: number | null) => string | null,
): Result['lines'][number] {
  return {
    itemNo: line.item_no,
    title: line.titles[lang] ?? line.titles.en_us ?? line.item_no,
    quantity: line.pieces,
    reason: line.reason,
    device: line.device,
    dateCode: line.date_code,
    warrantyUntil: line.warranty_until,
    accepted: line.accepted,
    refund: text(line.refund),
  }
}

function actionsOf(ctx: Ctx, from: ReturnState): Result['actions'] {
  const { role } = memberOf(ctx)
  if (role !== 'owner' && role !== 'buyer') return []
  return RETURN_ACTIONS.filter((event) => returnTargetsOf({ from, event, who: role }).length > 0)
}
