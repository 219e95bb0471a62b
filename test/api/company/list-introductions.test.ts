// GET /api/about/product/introduction
import { listIntroductionsRoute } from '../../../src/contract/company.ts'
import { useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { describeCards, useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, listIntroductionsRoute, { input: {} })
describeCards(shop, listIntroductionsRoute, { ids: ['storing', 'english'] })
