// The screen device finder, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'device finder', canonical: '/device-finder' }
}

export default function DeviceFinder() {
  return <h1>device finder</h1>
}
