// The introduction to dropshipping, shown in the area's layout or, at its other address, in the shop's.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLocation } from '../../router/router-context.ts'
import type { ContentEntry } from '../../../contract/content.ts'
import { splitLangPath } from '../../../shared/lang.ts'
import { DropShipLayout } from '../../layouts/drop-ship-layout.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { AreaArticle, areaHead, loadPage } from './area-article.tsx'

interface IntroductionData extends ContentEntry {
  /** Shown at the address of the shop's layout, outside the dropshipping area. */
  isInShop: boolean
}

export async function loader(args: LoaderFunctionArgs): Promise<IntroductionData> {
  const { path } = splitLangPath(new URL(args.request.url).pathname)
  const entry = await loadPage(args, 'drop-ship-introduction')
  return { ...entry, isInShop: path === PATHS.introduceDropShip }
}

/** Search engines index only one of the two addresses. */
export function head(entry: IntroductionData, context: HeadContext): Head {
  return { ...areaHead(entry, PATHS.dropShipIntroduction, context), index: !entry.isInShop }
}

export default function DropShipIntroduction() {
  const { pathname } = useLocation()
  if (pathname === PATHS.introduceDropShip) return <AreaArticle path={PATHS.introduceDropShip} />
  return (
    <DropShipLayout>
      <AreaArticle path={PATHS.dropShipIntroduction} />
    </DropShipLayout>
  )
}
