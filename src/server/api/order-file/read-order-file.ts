// GET /api/order-files/{id}: the file with some of its rows, each with what is wrong with it.
import { readOrderFileRoute } from '../../../contract/order-file.ts'
import { handle } from '../../context/call-handler.ts'
import { memberCtx } from '../../context/context.ts'
import { readOwnFile, readRows } from '../../modules/order-file/order-file-service.ts'
import { presentFile, presentRow } from '../../operations/present-order-file.ts'

export const readOrderFileCall = handle(
  readOrderFileRoute,
  async (ctx, { id, show, after, rows }) => {
    const member = memberCtx(ctx)
    const { currency } = member.actor
    const file = await readOwnFile(ctx.db, member.actor, id)
    const { list, next } = await readRows(ctx.db, id, { show, after, rows })
    const shown = list.map((row) => presentRow(row, file, { lang: ctx.lang, currency }))
    return { ...(await presentFile(member, id)), list: shown, next }
  },
)
