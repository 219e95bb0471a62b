// Before each file of tests, and before checks of texts: the shop's own brand, which a running shop reads at its start.
import { setBrand } from '../../src/shared/brand.ts'
import { factsOf, readBrand } from '../../src/server/platform/brand/read-brand.ts'

setBrand(factsOf(readBrand('')))
