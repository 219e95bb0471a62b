// GET /api/returns/{returnNo}/label: the label of a return as PDF: number and address, and what to put into the parcel.
import { printReturnLabelRoute } from '../../../contract/return.ts'
import { handle } from '../../context/call-handler.ts'
import { readOwnReturn } from '../../modules/returns/return-service.ts'

/** Errors: 404; 409 with a sentence while there is no label; 429 too many PDFs. */
export const printReturnLabelCall = handle(printReturnLabelRoute, async (ctx, { returnNo }) => {
  const { row } = await readOwnReturn(ctx, returnNo)
  // Fonts and the PDF library are large and rarely needed.
  const { makeReturnLabel } = await import('../../modules/returns/return-label-service.ts')
  const { fileName, bytes } = await makeReturnLabel(ctx.db, row, ctx.lang)
  return { fileName, mediaType: 'application/pdf', body: bytes }
})
