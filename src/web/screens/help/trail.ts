// Breadcrumbs of the help pages, which are below the support page.
import type { Lang } from '../../../shared/lang.ts'
import type { Crumb } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { PATHS } from '../../paths.ts'
import { textsOf } from '../../texts.ts'

/** Uses the texts 'help' and 'article'. */
export function helpTrail(lang: Lang, name: string, path: string): Crumb[] {
  return [
    { name: textsOf(lang, 'article').home, path: PATHS.home },
    { name: textsOf(lang, 'help').support, path: PATHS.support },
    { name, path },
  ]
}
