// An item of a price list with everything the list says about it.
import type { PriceStep, PriceTerms } from '../../../../shared/price-file.ts'

export interface ListedItem {
  itemNo: string
  steps: PriceStep[]
  terms: PriceTerms | null
}
