// POST /api/about/product/corporate
import { listCorporateRoute } from '../../../src/contract/company.ts'
import { useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { describeCards, useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, listCorporateRoute, { input: {} })
describeCards(shop, listCorporateRoute, { ids: ['storing', 'english'] })
