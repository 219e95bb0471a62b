// The introduction to drop shipping, in the area's layout or, at its other address, in the shop's.
import { type LoaderFunctionArgs, useLocation } from 'react-router'
import type { ContentPiece } from '../../../contract/content.ts'
import { DropShipLayout } from '../../layouts/drop-ship-layout.tsx'
import type { HeadContext } from '../../parts/head.ts'
import { PATHS } from '../../paths.ts'
import { AreaArticle, areaHead, loadPage } from './area-article.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, 'drop-ship-introduction')

/** Engines know one of the two addresses. */
export const head = (piece: ContentPiece, context: HeadContext) =>
  areaHead(piece, PATHS.dropShipIntroduction, context)

export default function DropShipIntroduction() {
  const { pathname } = useLocation()
  if (pathname === PATHS.introduceDropShip) return <AreaArticle path={PATHS.introduceDropShip} />
  return (
    <DropShipLayout>
      <AreaArticle path={PATHS.dropShipIntroduction} />
    </DropShipLayout>
  )
}
