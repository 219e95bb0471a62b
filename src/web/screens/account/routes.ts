// The screens of the account area, each loaded when first wanted.
import type { ScreenRoute } from '../../parts/lazy-part.ts'

export const accountRoutes: ScreenRoute[] = []
