// Loads on demand the form of the settings that says what may be sent in place of an item that ran out.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazySubstitutionForm = lazyComponent(
  'substitution-form',
  () => import('./substitution-form.tsx'),
  ['reorder', 'form'],
)
