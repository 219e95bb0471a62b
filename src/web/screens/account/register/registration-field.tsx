// A form field bound to one value of the registration.
import type { InputHTMLAttributes, ReactNode } from 'react'
import { TextAreaField, TextField } from '../../../components/form/form-field.tsx'
import type { SubmitState } from '../../../components/form/use-submit.ts'
import type { TextFieldName } from './registration.ts'
import { isRequired } from './rules.ts'
import { useRegistrationContext } from './use-registration.ts'

export interface RegistrationFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name'
> {
  state: SubmitState
  name: TextFieldName
  hint?: ReactNode
  wrapClass?: string | undefined
}

export function RegistrationField({ name, ...rest }: RegistrationFieldProps) {
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

export interface RegistrationTextAreaProps {
  state: SubmitState
  name: TextFieldName
  hint?: ReactNode
}

/** A multi-line field. */
export function RegistrationTextArea({ state, name, hint }: RegistrationTextAreaProps) {
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
