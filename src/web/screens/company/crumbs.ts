// Breadcrumbs of the company screens.
import type { Crumb } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { PATHS } from '../../paths.ts'

/** Home, followed by the given steps. */
export function trailFromHome(home: string, ...steps: Crumb[]): Crumb[] {
  return [{ name: home, path: PATHS.home }, ...steps]
}
