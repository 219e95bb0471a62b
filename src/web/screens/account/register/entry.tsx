// A form field bound to one value of the registration.
import type { InputHTMLAttributes, ReactNode } from 'react'
import { TextAreaField, TextField } from '../../../components/form/form-field.tsx'
import type { SubmitState } from '../../../components/form/use-submit.ts'
import type { TextFieldName } from './registration.ts'
import { isRequired } from './rules.ts'
import { useRegistrationContext } from './use-registration.ts'

export interface EntryProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  state: SubmitState
  name: TextFieldName
  hint?: ReactNode
  wrapClass?: string | undefined
}

export function Entry({ name, ...rest }: EntryProps) {
  const { form, set, country } = useRegistrationContext()
  return (
    <TextField
      {...rest}
      name={name}
      required={isRequired(name, country)}
      value={form[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  )
}

export interface LongEntryProps {
  state: SubmitState
  name: TextFieldName
  hint?: ReactNode
}

/** A multi-line field. */
export function LongEntry({ state, name, hint }: LongEntryProps) {
  const { form, set } = useRegistrationContext()
  return (
    <TextAreaField
      state={state}
      name={name}
      hint={hint}
      rows={3}
      value={form[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  )
}
