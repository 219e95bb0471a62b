// The screen support, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'support', canonical: '/support' }
}

export default function Support() {
  return <h1>support</h1>
}
