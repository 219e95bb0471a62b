// POST /api/wish-lists/confirm-recipient
import { confirmRecipientRoute } from '../../../contract/wish-list.ts'
import { confirmRecipient } from '../../flows/confirm-recipient.ts'
import { CodedResult, handle } from '../../platform/call-handler.ts'

export const confirmRecipientCall = handle(confirmRecipientRoute, async (ctx, { token }) => {
  const { company, isNew } = await confirmRecipient(ctx, token)
  return new CodedResult(isNew ? 200 : 5600, { company })
})
