// The screen device, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'device', canonical: '/device' }
}

export default function Device() {
  return <h1>device</h1>
}
