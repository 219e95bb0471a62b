// The screen compare, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'compare', canonical: '/compare' }
}

export default function Compare() {
  return <h1>compare</h1>
}
