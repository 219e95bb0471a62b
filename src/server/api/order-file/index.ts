// The calls of the group order-file, in contract order; those that call a single function are bound here.
import { listOrderFilesRoute, readOrderFileRoute } from '../../../contract/order-file.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { memberCtx, memberOf } from '../../context/context.ts'
import { listOwnFiles, openFile, readRows } from '../../modules/order-file/order-file-service.ts'
import { checkOrderFileCall } from './check-order-file.ts'
import { exportErrorsCall } from './export-errors.ts'
import { placeOrderFileCall } from './place-order-file.ts'
import { presentFile, presentListed, presentRow } from '../../operations/present-order-file.ts'
import { uploadOrderFileCall } from './upload-order-file.ts'

export const orderFileCalls: AnyCall[] = [
  uploadOrderFileCall,
  checkOrderFileCall,
  placeOrderFileCall,
  handle(readOrderFileRoute, async (ctx, { id, show, after, rows }) => {
    const member = memberCtx(ctx)
    const { currency } = member.actor
    const file = await openFile(ctx.db, member.actor, id)
    const { list, next } = await readRows(ctx.db, id, { show, after, rows })
    const shown = list.map((row) => presentRow(row, file, { lang: ctx.lang, currency }))
    return { ...(await presentFile(member, id)), list: shown, next }
  }),
  exportErrorsCall,
  handle(listOrderFilesRoute, async (ctx, { after, rows }) => {
    const { list, next, count } = await listOwnFiles(ctx.db, memberOf(ctx), { after, rows })
    return { list: list.map((file) => presentListed(file, file)), next, count }
  }),
]
