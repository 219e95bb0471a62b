// A shop with an item in stock, for journeys of members on a phone.
import { afterAll, beforeAll } from 'vitest'
import { ITEM, setStock } from '../../test/support/orders.ts'
import { type Journeys, useJourneys } from './visit.ts'
import { type MemberShop, openMemberShop } from './member-shop.ts'

export interface PhoneShop extends Pick<Journeys, 'visit'> {
  shop: () => MemberShop
}

/** Opens the shop for the tests of a file and closes it after them; call it at the top of the file. */
export function usePhoneShop(): PhoneShop {
  const shops: MemberShop[] = []
  beforeAll(async () => {
    const shop = await openMemberShop()
    shops.push(shop)
    await setStock(shop, ITEM, 100)
  })
  afterAll(() => shops[0]?.close())
  const opened = () => {
    const [shop] = shops
    if (!shop) throw new Error('The shop is opened by a hook: ask for it in a test.')
    return shop
  }
  const { visit } = useJourneys({
    origin: () => opened().address,
    defaults: { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' },
    timeoutMs: 20_000,
  })
  return { shop: opened, visit }
}
