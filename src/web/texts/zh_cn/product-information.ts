// Texts of the area product-information in Simplified Chinese.
import type { productInformation as master } from '../en_us/product-information.ts'

export const productInformation: typeof master = {}
