// The screen new product detail, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'new product detail', canonical: '/new-product-detail' }
}

export default function NewProductDetail() {
  return <h1>new product detail</h1>
}
