// Form fields by name: label with required mark, hint, error and native control.
import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass, Field } from '../../../ui/field.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { bracketed } from '../../../shared/punctuation.ts'
import { useTexts } from '../../texts.ts'
import { describedBy, fieldId } from './field-id.ts'
import type { SubmitState } from './use-submit.ts'
import css from './form.module.css'

interface CommonFieldProps {
  state: SubmitState
  name: string
  hint?: ReactNode
  /** Class of the element around label and control, with which the screen places the field in its grid. */
  wrapClass?: string | undefined
}

export type TextFieldProps = CommonFieldProps & InputHTMLAttributes<HTMLInputElement>

/** <input> with the label `state.labels[name]`. */
export function TextField({ state, name, hint, wrapClass, className, ...rest }: TextFieldProps) {
  return (
    <LabelledField
      state={state}
      name={name}
      hint={hint}
      wrapClass={wrapClass}
      required={rest.required}
    >
      <input
        dir="auto"
        {...rest}
        {...controlProps(state, name, hint)}
        className={control(className)}
      />
    </LabelledField>
  )
}

export type SelectFieldProps = CommonFieldProps & SelectHTMLAttributes<HTMLSelectElement>

export function SelectField(props: SelectFieldProps) {
  const { state, name, hint, wrapClass, className, children, ...rest } = props
  return (
    <LabelledField
      state={state}
      name={name}
      hint={hint}
      wrapClass={wrapClass}
      required={rest.required}
    >
      <select {...rest} {...controlProps(state, name, hint)} className={control(className)}>
        {children}
      </select>
    </LabelledField>
  )
}

export type TextAreaFieldProps = CommonFieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextAreaField(props: TextAreaFieldProps) {
  const { state, name, hint, wrapClass, className, ...rest } = props
  return (
    <LabelledField
      state={state}
      name={name}
      hint={hint}
      wrapClass={wrapClass}
      required={rest.required}
    >
      <textarea
        dir="auto"
        {...rest}
        {...controlProps(state, name, hint)}
        className={control(className)}
      />
    </LabelledField>
  )
}

export interface CheckFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  state: SubmitState
  name: string
  /** Label text; may contain a link. */
  children: ReactNode
}

/** Checkbox with its label. */
export function CheckField({ state, name, children, ...rest }: CheckFieldProps) {
  const error = state.errors[name]
  return (
    <div className={css.check}>
      <input
        type="checkbox"
        {...rest}
        {...controlProps(state, name, null)}
        className={css.checkBox}
      />
      <label htmlFor={fieldId(name)}>
        {children}
        {rest.required && <RequiredMark />}
      </label>
      {error && (
        <p id={`${fieldId(name)}-error`} className={css.checkError}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Explains the asterisk once. */
export function RequiredNote() {
  return <p className={css.requiredNote}>{useTexts('form').requiredNote}</p>
}

/** An asterisk on screen, a word for screen readers. */
export function RequiredMark() {
  return (
    <>
      <span aria-hidden="true" className={css.mark}>
        {' *'}
      </span>
      <VisuallyHidden>{bracketed(useTexts('form').required)}</VisuallyHidden>
    </>
  )
}

interface LabelledFieldProps extends CommonFieldProps {
  required: boolean | undefined
  children: ReactNode
}

export function LabelledField({
  state,
  name,
  hint,
  wrapClass,
  required,
  children,
}: LabelledFieldProps) {
  const t = useTexts('form')
  return (
    <Field
      id={fieldId(name)}
      label={
        <>
          {state.labels[name]}
          {required ? (
            <RequiredMark />
          ) : (
            <span className={css.optional}>{bracketed(t.optional)}</span>
          )}
        </>
      }
      hint={hint}
      error={state.errors[name]}
      className={wrapClass}
    >
      {children}
    </Field>
  )
}

export function controlProps(state: SubmitState, name: string, hint: ReactNode) {
  const error = state.errors[name]
  return {
    id: fieldId(name),
    name,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy(name, Boolean(hint), Boolean(error)),
  }
}

function control(className: string | undefined): string {
  return classNames(controlClass, className)
}
