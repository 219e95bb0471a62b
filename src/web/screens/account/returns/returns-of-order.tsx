// The part of the page of an order that starts a return, loaded on demand once a parcel has left.
import { lazyComponent, useLazyComponent } from '../../../loading/lazy-component.ts'

const lazyStartReturn = lazyComponent('start-return', () => import('./start-return.tsx'), [
  'returns',
])

interface ReturnsOfOrderProps {
  order: { orderNo: string; parcels: ReadonlyArray<{ state: string }> }
}

export function ReturnsOfOrder({ order: { orderNo, parcels } }: ReturnsOfOrderProps) {
  const isShipped = parcels.some(({ state }) => state === 'dispatched' || state === 'delivered')
  return isShipped ? <StartOfReturn orderNo={orderNo} /> : null
}

function StartOfReturn({ orderNo }: { orderNo: string }) {
  const parts = useLazyComponent(lazyStartReturn)
  return parts && <parts.StartReturn orderNo={orderNo} />
}
