// The screen error500, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'error500', canonical: '/error500' }
}

export default function Error500() {
  return <h1>error500</h1>
}
