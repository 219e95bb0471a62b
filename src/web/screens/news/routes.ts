// The screens of the news area, each loaded when first wanted.
import type { ScreenRoute } from '../../parts/lazy-part.ts'

export const newsRoutes: ScreenRoute[] = []
