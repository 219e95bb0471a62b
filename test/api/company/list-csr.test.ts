// GET /api/about/product/csr
import { listCsrRoute } from '../../../src/contract/company.ts'
import { useShop } from '../../ask.ts'
import { describeCall } from '../../call-cases.ts'
import { describeCards, useFixture } from '../../content-cases.ts'

const shop = useShop()
useFixture(shop)

describeCall(shop, listCsrRoute, { input: {} })
describeCards(shop, listCsrRoute, { ids: ['storing', 'english'] })
