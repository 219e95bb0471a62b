// POST /api/about/product/corporate
import { listCorporateRoute } from '../../../src/contract/company.ts'
import { useShop } from '../../ask.ts'
import { describeCall } from '../../call-cases.ts'
import { describeCards, useFixture } from '../../content-cases.ts'

const shop = useShop()
useFixture(shop)

describeCall(shop, listCorporateRoute, { input: {} })
describeCards(shop, listCorporateRoute, { ids: ['storing', 'english'] })
