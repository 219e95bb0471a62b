// The screens of the help area, each loaded when first wanted.
import type { ScreenRoute } from '../../parts/lazy-part.ts'

export const helpRoutes: ScreenRoute[] = []
