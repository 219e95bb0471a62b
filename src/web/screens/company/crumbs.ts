// Where the company screens stand in the site.
import type { Crumb } from '../../features/breadcrumbs/breadcrumbs.tsx'
import { PATHS } from '../../paths.ts'

/** Home, then the given steps. */
export function trailFromHome(home: string, ...steps: Crumb[]): Crumb[] {
  return [{ name: home, path: PATHS.home }, ...steps]
}
