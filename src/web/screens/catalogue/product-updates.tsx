// The screen product updates, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'product updates', canonical: '/product-updates' }
}

export default function ProductUpdates() {
  return <h1>product updates</h1>
}
