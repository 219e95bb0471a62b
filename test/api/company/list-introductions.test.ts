// GET /api/about/product/introduction
import { listIntroductionsRoute } from '../../../src/contract/company.ts'
import { useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { describeCards, useFixture } from '../../support/content-cases.ts'

const shop = useShop()
useFixture(shop)

describeCall(shop, listIntroductionsRoute, { input: {} })
describeCards(shop, listIntroductionsRoute, { ids: ['storing', 'english'] })
