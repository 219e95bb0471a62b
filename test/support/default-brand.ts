// Before each file of tests: the shop's own brand, which a running shop reads at its start.
import { setBrand } from '../../src/shared/brand.ts'
import { namesOf, readBrand } from '../../src/server/platform/brand/read-brand.ts'

setBrand(namesOf(readBrand('')))
