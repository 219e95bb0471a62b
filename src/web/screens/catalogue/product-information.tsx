// The screen product information, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'product information', canonical: '/product-information' }
}

export default function ProductInformation() {
  return <h1>product information</h1>
}
