// GET /api/order-files: the order files of the company, newest first.
import { listOrderFilesRoute } from '../../../contract/order-file.ts'
import { handle } from '../../context/call-handler.ts'
import { memberOf } from '../../context/context.ts'
import { listOwnFiles } from '../../modules/order-file/order-file-service.ts'
import { presentListedFile } from '../../operations/present-order-file.ts'

export const listOrderFilesCall = handle(listOrderFilesRoute, async (ctx, { after, rows }) => {
  const { list, next, count } = await listOwnFiles(ctx.db, memberOf(ctx), { after, rows })
  // A listed file contains its counts.
  return { list: list.map((file) => presentListedFile(file, file)), next, count }
})
