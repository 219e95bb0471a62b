// About dropshipping: an article maintained by staff.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import type { ContentEntry } from '../../../contract/content.ts'
import { DropShipLayout } from '../../layouts/drop-ship-layout.tsx'
import type { HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { AreaArticle, areaHead, loadPage } from './area-article.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, 'drop-ship-about')

export const head = (entry: ContentEntry, context: HeadContext) =>
  areaHead(entry, PATHS.dropShipAbout, context)

export default function DropShipAbout() {
  return (
    <DropShipLayout>
      <AreaArticle path={PATHS.dropShipAbout} />
    </DropShipLayout>
  )
}
