// Judges where an order of a file goes and with which service: its address, the services that take it, customs data.
import { cutText } from '../../../shared/cut-text.ts'
import type { OrderFileField, OrderRowError } from '../../../shared/order-file-fields.ts'
import { type CarrierAddressRules, findRecipientErrors } from '../../../shared/recipient-address.ts'
import type { AgreedFileOrder } from '../../db/schema/order-files.ts'
import type { OrderFileLookups, FileService, OrderLine, ReportError } from './order-file-lookups.ts'
import type { ReadOrder, ReadRow } from './order-rows.ts'

interface AgreedShipping {
  terms: Omit<AgreedFileOrder, 'lines' | 'total' | 'ownReference'>
  freight: bigint
}

/**
 * Null without a service that takes the order to this address, or if `lines` is empty: the caller passes none if
 * none could be read or a quantity cannot be ordered, because no parcel is known then. Wrong customs data are reported, but do not make it null.
 */
export function judgeShipping(
  order: ReadOrder,
  {
    lookups,
    lines,
    report,
  }: { lookups: OrderFileLookups; lines: readonly OrderLine[]; report: ReportError },
): AgreedShipping | null {
  const { line, fields } = order.rows[0]!
  const country = lookups.countryOf(order.address.country)
  const address = { ...order.address, country: country?.code ?? order.address.country }
  const customs = readCustoms(order.rows[0]!, report)
  const requested = fields.service === '' ? lookups.service : lookups.serviceOf(fields.service)
  if (requested === undefined) report(line, { field: 'service', code: 'serviceUnknown' })
  const service =
    country && requested !== undefined ? findService(lines, { lookups, address, requested }) : null
  const carrier = service?.isOffered ? service.address : null
  const faults = findRecipientErrors(address, country?.rules, carrier)
  for (const fault of faults) report(line, { field: fault.field, code: 'address', address: fault })
  if (!service && lines.length > 0 && country && requested !== undefined) {
    report(line, { field: 'service', code: 'serviceUnknown' })
  }
  if (service && !service.isOffered) {
    report(line, { field: 'service', code: 'serviceRefused', reasons: [...service.reasons] })
  }
  if (!service?.isOffered || faults.length > 0) return null
  return { terms: { ...customs, address, service: service.service }, freight: service.freight }
}

/**
 * The requested service, else the cheapest that takes the parcel and, where there is one, the address; if none takes
 * the parcel, the first, whose reasons are reported. Null: without lines, or no such service.
 */
function findService(
  lines: readonly OrderLine[],
  {
    lookups,
    address,
    requested,
  }: { lookups: OrderFileLookups; address: ReadOrder['address']; requested: string | null },
): FileService | null {
  if (lines.length === 0) return null
  const items = lines.map(({ item, quantity }) => ({ productId: item.productId, quantity }))
  const services = lookups.servicesFor({
    items,
    country: address.country,
    postCode: address.postCode,
  })
  if (requested !== null) return services.find(({ service }) => service === requested) ?? null
  const offered = services.filter((each) => each.isOffered)
  const suitable = offered.filter((each) => takesAddress(each.address, lookups, address))
  const [cheapest] = (suitable.length > 0 ? suitable : offered).toSorted((a, b) =>
    a.freight < b.freight ? -1 : 1,
  )
  return cheapest ?? services[0] ?? null
}

/** Whether a carrier with these rules delivers to the address. */
function takesAddress(
  carrier: CarrierAddressRules,
  lookups: OrderFileLookups,
  address: ReadOrder['address'],
): boolean {
  const rules = lookups.countryOf(address.country)?.rules
  return findRecipientErrors(address, rules, carrier).length === 0
}

const TAX_NUMBER_LENGTH = 40

/** For customs: declared value, IOSS number (with which VAT of an import into the EU was paid) and tax number. */
function readCustoms({ line, fields }: ReadRow, report: ReportError) {
  const { declaredValue, ioss, taxNo } = fields
  const reportUnless = (isGood: boolean, field: OrderFileField, code: OrderRowError['code']) => {
    if (fields[field] !== '' && !isGood) report(line, { field, code })
  }
  const value = declaredValue.replace(',', '.')
  const isValue = /^\d{1,8}(?:\.\d{1,2})?$/.test(value) && Number(value) > 0
  reportUnless(isValue, 'declaredValue', 'declaredValueForm')
  reportUnless(/^[A-Za-z]{2}[A-Za-z0-9]{8,12}$/.test(ioss), 'ioss', 'iossForm')
  return {
    ...(declaredValue !== '' && { declaredValue: value }),
    ...(ioss !== '' && { ioss }),
    ...(taxNo !== '' && { recipientTaxNo: cutText(taxNo, TAX_NUMBER_LENGTH) }),
  }
}
