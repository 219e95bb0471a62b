// The screen category, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'category', canonical: '/category' }
}

export default function Category() {
  return <h1>category</h1>
}
