// Fills the dial code of a phone number in when the user chooses a country.
import { type FormEvent, useRef } from 'react'
import type { Country } from '../../../contract/reference.ts'
import { fieldId } from './field-id.ts'

/** Choosing another country replaces a dial code that the form filled in, but not one that the user typed. */
export function useDialCode(
  countries: readonly Country[],
): (event: FormEvent<HTMLSelectElement>) => void {
  const filled = useRef('')
  return (event: FormEvent<HTMLSelectElement>) => {
    const field = document.getElementById(fieldId('dialCode')) as HTMLInputElement | null
    const country = countries.find(({ code }) => code === event.currentTarget.value)
    if (!field || (field.value && field.value !== filled.current)) return
    filled.current = country?.dialCode ?? ''
    field.value = filled.current
  }
}
