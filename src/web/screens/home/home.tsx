// The screen home, not furnished yet.
import type { Head } from '../../parts/head.ts'

export function head(): Head {
  return { title: 'home', canonical: '/home' }
}

export default function Home() {
  return <h1>home</h1>
}
