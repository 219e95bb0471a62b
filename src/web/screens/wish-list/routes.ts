// The screens of the wish-list area, each loaded when first wanted.
import type { ScreenRoute } from '../../parts/lazy-part.ts'

export const wishListRoutes: ScreenRoute[] = []
