// A button, and the same look for a link that acts as one.
import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './button.module.css'

/** primary: the main action. plain: bordered. quiet: text only. */
export type ButtonLook = 'primary' | 'plain' | 'quiet'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook
  small?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({ look = 'plain', small, className, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classNames(buttonClass(look, small), className)}
    />
  )
}

/** For links: `<LocalLink className={buttonClass('primary')} …>`. */
export function buttonClass(look: ButtonLook = 'plain', small = false): string {
  return classNames(styles.button, styles[look], small && styles.small)
}
