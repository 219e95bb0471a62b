// The screen new product list, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'new product list', canonical: '/new-product-list' }
}

export default function NewProductList() {
  return <h1>new product list</h1>
}
