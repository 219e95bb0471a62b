// Loads the answer of the fit check, which is shown once a device was asked about.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazyFitVerdict = lazyComponent('fit-verdict', () => import('./fit-verdict.tsx'), [])
