// GET /api/about/product/csr
import { listCsrRoute } from '../../../src/contract/company.ts'
import { useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { describeCards, useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, listCsrRoute, { input: {} })
describeCards(shop, listCsrRoute, { ids: ['storing', 'english'] })
