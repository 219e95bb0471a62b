// Whether scripts run: false while the server renders and while the browser takes the page over.
import { useSyncExternalStore } from 'react'

/** For controls that do nothing without scripts. */
export function useLive(): boolean {
  return useSyncExternalStore(subscribe, yes, no)
}

const subscribe = () => () => {}
const yes = () => true
const no = () => false
