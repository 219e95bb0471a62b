// Whether scripts run: false during server rendering and hydration.
import { useSyncExternalStore } from 'react'

/** For controls that need scripts. */
export function useLive(): boolean {
  return useSyncExternalStore(subscribe, yes, no)
}

const subscribe = () => () => {}
const yes = () => true
const no = () => false
