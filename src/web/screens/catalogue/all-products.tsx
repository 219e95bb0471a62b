// The screen all products, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'all products', canonical: '/all-products' }
}

export default function AllProducts() {
  return <h1>all products</h1>
}
