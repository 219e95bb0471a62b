// GET /api/about/product/introduction
import { listIntroductionsRoute } from '../../../src/contract/company.ts'
import { useShop } from '../../ask.ts'
import { describeCall } from '../../call-cases.ts'
import { describeCards, useFixture } from '../../content-cases.ts'

const shop = useShop()
useFixture(shop)

describeCall(shop, listIntroductionsRoute, { input: {} })
describeCards(shop, listIntroductionsRoute, { ids: ['storing', 'english'] })
