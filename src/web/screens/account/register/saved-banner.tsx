// Shows when the form was last saved, or that it is not saved yet.
import { CheckIcon, WarningIcon } from '../../../../ui/icons.tsx'
import { useTimeOfDay } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { useRegistrationContext } from './use-registration.ts'
import css from './register.module.css'

export function SavedBanner() {
  const t = useTexts('registration').register
  const { saving, savedAt } = useRegistrationContext()
  const time = useTimeOfDay()
  if (saving === 'idle' && !savedAt) return null
  return (
    <p className={css.saved}>
      {saving === 'failed' ? (
        <>
          <WarningIcon size={16} /> <span role="status">{t.unsaved}</span>
        </>
      ) : saving === 'saving' || !savedAt ? (
        `${t.saving} …`
      ) : (
        <>
          <CheckIcon size={16} /> {t.saved(time(savedAt))}
        </>
      )}
    </p>
  )
}
