// Derives an order from a basket: prices, the sum of the goods, the services that take the parcel, and the chosen
// one with its freight.
import type { Lang } from '../../shared/lang.ts'
import { minorText, parseMinor } from '../../shared/minor-units.ts'
import {
  type AddressError,
  cleanAddress,
  findRecipientErrors,
  type RecipientAddress,
} from '../../shared/recipient-address.ts'
import { addressErrorText } from '../../shared/recipient-address-texts.ts'
import { sellerDay } from '../../shared/seller-day.ts'
import type { BuyerCtx } from '../context/context.ts'
import type { WantedLineRow } from '../modules/ordering/basket-service.ts'
import { type JudgedLine, judgeLines } from '../modules/ordering/judge-lines.ts'
import { pricedFieldsOf } from '../modules/pricing/pricing-service.ts'
import { readAddressRules } from '../modules/reference/address-validation.ts'
import {
  findShippingChoices,
  type NamedShippingChoice,
} from '../modules/shipping/shipping-service.ts'
import { AppError, invalid } from '../platform/errors.ts'
import { addWorkingDays } from '../platform/working-days.ts'

/** An address as the buyer entered it so far. */
export type GivenAddress = {
  [K in keyof RecipientAddress]?: RecipientAddress[K] | undefined
}

export interface DerivedOrder {
  currency: string
  lines: JudgedLine[]
  /** Lines that cannot be ordered; a line beyond the stock is not among them. */
  faulty: JudgedLine[]
  /** The sum of the lines that can be ordered, in minor units. */
  goods: bigint
  address: RecipientAddress
  services: NamedShippingChoice[]
  /** Null: no service was named, or it does not take this parcel. */
  chosenService: (NamedShippingChoice & { isOffered: true }) | null
}

/** Errors: 422 with the fields of the address, or for a service that does not exist. */
export async function deriveOrder(
  ctx: BuyerCtx,
  basketLines: readonly WantedLineRow[],
  choices: { address: GivenAddress; service?: string | undefined },
): Promise<DerivedOrder> {
  const { currency } = ctx.actor
  const itemNos = basketLines.map(({ item_no }) => item_no)
  const lines = judgeLines(basketLines, await pricedFieldsOf(ctx, itemNos))
  const faulty = lines.filter(({ fault }) => fault !== null && fault !== 'short')
  const orderable = lines.filter((line) => !faulty.includes(line))
  const goods = orderable.reduce(
    (sum, { quote }) => sum + minorOf(quote?.total ?? '0', currency),
    0n,
  )
  const address = cleanAddress(givenFields(choices.address))
  const services = await findShippingChoices(ctx.db, {
    items: orderable.map(({ productId, quantity }) => ({ productId, quantity })),
    country: address.country,
    postCode: address.postCode,
    currency,
    today: sellerDay(ctx.clock()),
  })
  const namedService = services.find(({ service }) => service === choices.service)
  if (choices.service !== undefined && !namedService) throw invalid('service', 'choice')
  if (namedService) await requireValidAddress(address, namedService, ctx.lang)
  const chosenService = namedService?.isOffered ? namedService : null
  return { currency, lines, faulty, goods, address, services, chosenService }
}

/**
 * The chosen service of an order that costs `expectedTotal`. Errors: 409 `changed` with what changed: the faulty lines,
 * otherwise the service, otherwise the total.
 */
export function requireUnchanged(
  { currency, goods, chosenService, faulty }: DerivedOrder,
  { service, expectedTotal }: { service: string; expectedTotal: string },
): NamedShippingChoice & { isOffered: true } {
  if (faulty.length > 0) {
    throw orderChanged({ lines: faulty.map(({ itemNo, fault }) => ({ itemNo, fault })) })
  }
  if (!chosenService) throw orderChanged({ service })
  const total = goods + chosenService.freight
  if (parseMinor(expectedTotal, currency) !== total) {
    throw orderChanged({ total: minorText(total, currency) })
  }
  return chosenService
}

/** The error for a basket, price or service that is no longer as the buyer saw it: 409 `changed`. */
export function orderChanged(changes: object): AppError {
  return new AppError(409, [], { reason: 'changed', ...changes })
}

/** The first and the last day on which a parcel arrives that is dispatched on the working day after `from`. */
export function promiseOf(
  from: Date,
  { days }: { days: { from: number; to: number } },
): { from: string; to: string } {
  return {
    from: sellerDay(addWorkingDays(from, days.from + 1)),
    to: sellerDay(addWorkingDays(from, days.to + 1)),
  }
}

function minorOf(amount: string, currency: string): bigint {
  const minor = parseMinor(amount, currency)
  if (minor === undefined) throw new RangeError(`not an amount of ${currency}: ${amount}`)
  return minor
}

function givenFields(given: GivenAddress): Partial<RecipientAddress> {
  const fields = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields) as Partial<RecipientAddress>
}

async function requireValidAddress(
  address: RecipientAddress,
  service: NamedShippingChoice,
  lang: Lang,
): Promise<void> {
  const country = await readAddressRules(address.country)
  const errors = findRecipientErrors(address, country, service.address)
  if (errors.length > 0)
    throw new AppError(
      422,
      errors.map((error) => fieldError(error, lang)),
    )
}

function fieldError(error: AddressError, lang: Lang) {
  return { field: `address.${error.field}`, reason: addressErrorText(error, lang) }
}
