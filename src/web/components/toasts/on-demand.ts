// Hook that loads a module on first use; a failed load shows a message and can be retried.
import { useState } from 'react'
import { showMessage } from './toast-store.ts'
import { useTexts } from '../../texts.ts'
import { withinLoadLimit } from '../../loading/load-error.ts'

/** Returns the module once loaded, and the function that loads it. */
export function useOnDemand<M extends object>(bring: () => Promise<M>): [M | null, () => void] {
  const { partText } = useTexts('frame').failed
  const [module, setModule] = useState<M | null>(null)
  function ask() {
    if (module) return
    withinLoadLimit('piece', bring()).then(
      (arrived) => setModule(arrived),
      () => showMessage('warning', partText),
    )
  }
  return [module, ask]
}
