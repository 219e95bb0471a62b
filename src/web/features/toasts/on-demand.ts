// A piece of the page that is fetched when it is first wanted; a failed fetch is told and may be tried again.
import { useState } from 'react'
import { showMessage } from './toast-store.ts'
import { useTexts } from '../../texts.ts'
import { withinLoadLimit } from '../../parts/load-error.ts'

/** Gives the module once it is here, and the function that asks for it. */
export function useOnDemand<M extends object>(bring: () => Promise<M>): [M | null, () => void] {
  const { partScript } = useTexts('frame').failed
  const [module, setModule] = useState<M | null>(null)
  function ask() {
    if (module) return
    withinLoadLimit('piece', bring()).then(
      (arrived) => setModule(arrived),
      () => showMessage('warning', partScript),
    )
  }
  return [module, ask]
}
