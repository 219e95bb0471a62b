// Tells components whether scripts run yet, for controls that need them.
import { startTransition, useEffect, useState } from 'react'

/** True since the first page was hydrated. */
let scriptsRun = false

/**
 * Whether scripts run: false on the server and during hydration. Controls that need scripts then appear in a transition,
 * which React renders in slices of a few milliseconds: all of them at once would be one long task on pages with many,
 * such as lists.
 */
export function useLive(): boolean {
  const [isLive, setLive] = useState(haveScriptsRun)
  useEffect(() => {
    scriptsRun = true
    if (!isLive) startTransition(() => setLive(true))
  }, [isLive])
  return isLive
}

function haveScriptsRun(): boolean {
  return scriptsRun
}
