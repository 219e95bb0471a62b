// The screen product updates table, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'product updates table', canonical: '/product-updates-table' }
}

export default function ProductUpdatesTable() {
  return <h1>product updates table</h1>
}
