// The part of the page of an order that starts a return, loaded on demand once a parcel has left.
import { lazyComponent, useLazyComponent } from '../../../loading/lazy-component.ts'
import { useSession } from '../../../page/frame-data.ts'

const lazyStartReturn = lazyComponent('start-return', () => import('./start-return.tsx'), [
  'returns',
])

interface ReturnsOfOrderProps {
  order: { orderNo: string; parcels: ReadonlyArray<{ state: string }> }
}

/** Renders nothing for a login that may not order: it may not request returns either. */
export function ReturnsOfOrder({ order: { orderNo, parcels } }: ReturnsOfOrderProps) {
  const mayRequest = useSession()?.mayOrder ?? false
  const isShipped = parcels.some(({ state }) => state === 'dispatched' || state === 'delivered')
  return mayRequest && isShipped ? <StartOfReturn orderNo={orderNo} /> : null
}

function StartOfReturn({ orderNo }: { orderNo: string }) {
  const parts = useLazyComponent(lazyStartReturn)
  return parts && <parts.StartReturn orderNo={orderNo} />
}
