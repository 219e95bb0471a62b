// The offer of an order and the payment that it waits for, as the call that reads an order returns them.
import { z } from 'zod'

const amount = z.string().describe("with all decimals of the currency: '61.50'")

export const offerOfOrder = z.object({
  revision: z.number().int().describe('which offer of the order it is, from 1'),
  goods: amount,
  freight: amount,
  total: amount,
  offeredAt: z.string(),
  validUntil: z.string(),
  note: z.string(),
  lines: z.array(
    z.object({
      itemNo: z.string(),
      wanted: z.number().int().describe('pieces that the buyer asked for'),
      quantity: z.number().int().describe('0: not offered'),
      amount,
      free: z
        .number()
        .int()
        .describe('pieces in stock that no order has reserved or waits for, at this moment'),
    }),
  ),
})

export const paymentOfOrder = z.object({
  reference: z.string().describe('to be stated with the payment (ISO 11649)'),
  available: amount.describe('of the account'),
  missing: amount.describe('0 if the balance covers the order; earlier orders come first'),
  methods: z.array(
    z.object({
      id: z.string(),
      charge: amount.describe('the surcharge of the method'),
      toPay: amount.describe(
        'the missing amount (the whole total if none is missing), plus the surcharge',
      ),
      rejected: z.string().nullable().describe('why the method does not take this payment'),
    }),
  ),
})
