// On the page of an order with shipped parcels: the way to a return, loaded on demand.
import { lazyComponent, useLazyComponent } from '../../../loading/lazy-component.ts'

const lazyReturnSomething = lazyComponent(
  'return-something',
  () => import('./return-something.tsx'),
  ['returns'],
)

interface ReturnsOfOrderProps {
  order: { orderNo: string; parcels: ReadonlyArray<{ state: string }> }
}

export function ReturnsOfOrder({ order: { orderNo, parcels } }: ReturnsOfOrderProps) {
  const isShipped = parcels.some(({ state }) => state === 'dispatched' || state === 'delivered')
  return isShipped ? <Link orderNo={orderNo} /> : null
}

function Link({ orderNo }: { orderNo: string }) {
  const parts = useLazyComponent(lazyReturnSomething)
  return parts && <parts.ReturnSomething orderNo={orderNo} />
}
