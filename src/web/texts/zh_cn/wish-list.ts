// Simplified Chinese texts of wish lists.
import type { wishList as master } from '../en_us/wish-list.ts'

export const wishList: typeof master = {}
