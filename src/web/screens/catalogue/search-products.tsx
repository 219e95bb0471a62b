// The screen search products, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'search products', canonical: '/search-products' }
}

export default function SearchProducts() {
  return <h1>search products</h1>
}
