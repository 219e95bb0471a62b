// The data by which the rows of an order file are judged: items, prices, countries, services and earlier orders.
import type { MemberPrice, PriceReason } from '../../../contract/price.ts'
import type { OrderRowError } from '../../../shared/order-file-fields.ts'
import type { CountryAddressRules, CarrierAddressRules } from '../../../shared/recipient-address.ts'
import type { ShippingChoice } from '../../../shared/shipping-terms.ts'

export interface FileItem {
  productId: number
  itemNo: string
  /** It cannot be ordered: discontinued, not shown (a draft, hidden or archived), or without a figure of its stock. */
  isStopped: boolean
}

/** What a text in the column of items means; `question`: one of several items, whose numbers are the `choices`. */
export type ItemMeaning =
  | { kind: 'exact'; item: FileItem }
  | { kind: 'question'; choices: string[] }
  | { kind: 'unknown' }

/** A service for one parcel; `address`: which addresses its carrier takes. */
export type FileService = ShippingChoice & { address: CarrierAddressRules }

/** What is read once for all rows of a file. Functions that look one thing up answer undefined if they do not find it. */
export interface OrderFileLookups {
  currency: string
  mayWait: boolean
  /** The service of orders that name none; null: the cheapest. */
  service: string | null
  meaningOf: (text: string) => ItemMeaning
  pricedOf: (
    itemNo: string,
  ) => { price?: MemberPrice | null; priceReason?: PriceReason; stock?: number } | undefined
  /** The code of a country in any spelling. */
  countryOf: (text: string) => { code: string; rules: CountryAddressRules } | undefined
  /** The number of the company's earlier order with this reference. */
  orderOf: (reference: string) => string | undefined
  /** The id of a service by id or name. */
  serviceOf: (text: string) => string | undefined
  /** The services, each with whether it takes this parcel. */
  servicesFor: (parcel: {
    items: { productId: number; quantity: number }[]
    country: string
    postCode: string
  }) => FileService[]
}

/** Adds an error to the row of this line. */
export type ReportError = (line: number, error: OrderRowError) => void

/** An item that a row orders. */
export interface OrderLine {
  /** The line of the row in the file. */
  line: number
  item: FileItem
  quantity: number
}
