// Sets the brand of a shop without BRAND_DIR before each file of tests and before checks of texts, as a running shop
// does at its start.
import { setBrand } from '../../src/shared/brand.ts'
import { factsOf, readBrand } from '../../src/server/platform/brand/read-brand.ts'

setBrand(factsOf(readBrand('')))
