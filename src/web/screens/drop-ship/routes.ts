// The screens of the drop-ship area, each loaded when first wanted.
import type { ScreenRoute } from '../../parts/lazy-part.ts'

export const dropShipRoutes: ScreenRoute[] = []
