// The screens of the company area, each loaded when first wanted.
import type { ScreenRoute } from '../../parts/lazy-part.ts'

export const companyRoutes: ScreenRoute[] = []
