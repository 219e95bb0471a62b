// The two fields of a person's name, in the order of the language.
import { useLang } from '../../site-context.ts'
import { TextField } from './form-field.tsx'
import { NAME_TOKENS, nameOrder } from './name-order.ts'
import type { SubmitState } from './use-submit.ts'

interface NameFieldsProps {
  state: SubmitState
  /** The name known so far. */
  known?: Readonly<Record<'firstName' | 'surname', string>>
}

export function NameFields({ state, known }: NameFieldsProps) {
  return nameOrder(useLang()).map((name) => (
    <TextField
      key={name}
      state={state}
      name={name}
      required
      maxLength={60}
      defaultValue={known?.[name]}
      autoComplete={NAME_TOKENS[name]}
    />
  ))
}
