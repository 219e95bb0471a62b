// The item of a wish list button, with its order rules.
import type { MemberPrice } from '../../../contract/price.ts'

export interface ItemToList {
  itemNo: string
  /** The member's price, minimum and multiple; absent for visitors and where there is no price. */
  price?: MemberPrice | null | undefined
  /** The quantity typed next to the button; null: the minimum order quantity. */
  quantity?: number | null
}
