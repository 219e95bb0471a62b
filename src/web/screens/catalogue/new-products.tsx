// The screen new products, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'new products', canonical: '/new-products' }
}

export default function NewProducts() {
  return <h1>new products</h1>
}
