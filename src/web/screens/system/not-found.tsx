// The screen not found, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'not found', canonical: '/not-found' }
}

export default function NotFound() {
  return <h1>not found</h1>
}
