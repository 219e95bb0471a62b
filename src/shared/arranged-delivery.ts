// The service of orders whose delivery and freight staff arrange: those of wholesalers.
import type { Lang } from './lang.ts'

export const ARRANGED_DELIVERY: { id: string; name: Record<Lang, string> } = {
  id: 'arranged',
  name: { en_us: 'Delivery arranged by us', zh_cn: '由我们安排运输', zh_hk: '由我們安排運送' },
}
