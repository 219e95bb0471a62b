// What may be sent in place of an item that ran out: a form of the settings.
import { lazyComponent } from '../../../loading/lazy-component.ts'

export const lazySubstitutionForm = lazyComponent(
  'substitution-form',
  () => import('./substitution-form.tsx'),
  ['reorder', 'form'],
)
