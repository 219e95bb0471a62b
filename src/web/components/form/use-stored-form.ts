// Hook that keeps what is typed into a form in this tab until it is sent.
import { useEffect, useRef, useState } from 'react'
import { clearFields, restoreFields, storeFields } from './stored-fields.ts'

/** Restores the input from before a reload once scripts run. `key`: the key in sessionStorage. */
export function useStoredForm(key: string) {
  const form = useRef<HTMLFormElement>(null)
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    if (form.current && restoreFields(key, form.current)) setRestored(true)
  }, [key])
  return {
    form,
    isRestored,
    /** Call it after each input. */
    store: () => form.current && storeFields(key, form.current),
    /** Call it once the form was sent. */
    clear: () => clearFields(key),
  }
}
