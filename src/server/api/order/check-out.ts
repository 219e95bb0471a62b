// POST /api/checkout: what an order of the basket costs and which services take it; changes nothing.
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { checkoutRoute } from '../../../contract/order.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { shippingReasonText } from '../../../shared/shipping-texts.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberCtx } from '../../context/context.ts'
import { findMembersAccount } from '../../modules/ledger/ledger-service.ts'
import { readBasketLines } from '../../modules/ordering/basket-service.ts'
import { nameOfCountry } from '../../platform/countries.ts'
import { type DerivedOrder, deriveOrder, promiseOf } from '../../operations/derive-order.ts'
import { AppError } from '../../platform/errors.ts'

export const checkOutCall = handle(checkoutRoute, checkOut)

/** Errors: 409 `changed` the basket is another one or empty, 422 the address or an unknown service. */
async function checkOut(
  ctx: Ctx,
  input: ParsedInputOf<typeof checkoutRoute>,
): Promise<ResultOf<typeof checkoutRoute>> {
  const member = memberCtx(ctx)
  const basket = await readBasketLines(ctx)
  if (basket.revision !== input.revision || basket.lines.length === 0) {
    throw new AppError(409, [], { reason: 'changed', revision: basket.revision })
  }
  const derived = await deriveOrder(member, basket.lines, input)
  const { currency, goods, chosenService, faulty } = derived
  const total = chosenService && faulty.length === 0 ? goods + chosenService.freight : null
  const { companyId, memberKind } = member.actor
  const account = await findMembersAccount(ctx.db, companyId, memberKind)
  const available = BigInt(account?.available ?? 0)
  const queued = account?.opened_at == null || account.waiting > 0
  const text = (minor: bigint) => minorText(minor, currency)
  return {
    revision: basket.revision,
    currency,
    lines: derived.lines.map(({ itemNo, quantity, free, quote, fault }) => {
      return { itemNo, quantity, free, amount: quote?.total ?? null, fault }
    }),
    goods: text(goods),
    freight: chosenService ? text(chosenService.freight) : null,
    total: total === null ? null : text(total),
    services: await presentServices(ctx, derived),
    available: text(available),
    queued,
    covered: total !== null && !queued && available >= total,
    missing: total === null || available >= total ? null : text(total - available),
  }
}

async function presentServices(ctx: Ctx, { services, address, currency }: DerivedOrder) {
  const country = await nameOfCountry(address.country, ctx.lang)
  return services.map((service) => ({
    id: service.service,
    name: service.name[ctx.lang],
    isOffered: service.isOffered,
    freight: service.isOffered ? minorText(service.freight, currency) : null,
    promise: service.isOffered ? promiseOf(ctx.clock(), service) : null,
    address: service.address,
    reasons: service.isOffered
      ? []
      : service.reasons.map((reason) => ({
          code: reason.code,
          text: shippingReasonText(reason, ctx.lang, { country, currency }),
        })),
  }))
}
