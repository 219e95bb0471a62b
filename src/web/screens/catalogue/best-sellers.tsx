// The screen best sellers, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'best sellers', canonical: '/best-sellers' }
}

export default function BestSellers() {
  return <h1>best sellers</h1>
}
