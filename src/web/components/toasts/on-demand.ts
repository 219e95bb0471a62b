// Hook that loads a module on first use; a failed load shows a message and can be retried.
import { useState } from 'react'
import { showMessage } from './toast-store.ts'
import { useTexts } from '../../texts.ts'
import { withinLoadLimit } from '../../loading/load-error.ts'

/** Returns the module once loaded, and the function that loads it. */
export function useOnDemand<M extends object>(
  importModule: () => Promise<M>,
): [M | null, () => void] {
  const { partText } = useTexts('frame').failed
  const [module, setModule] = useState<M | null>(null)
  function load() {
    if (module) return
    withinLoadLimit('module', importModule()).then(
      (loaded) => setModule(loaded),
      () => showMessage('warning', partText),
    )
  }
  return [module, load]
}
