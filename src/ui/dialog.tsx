// A native dialog: modal, closed by Esc, by its button or by a click beside it; focus goes back by itself.
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** center: a box. start, end: a drawer at that side. sheet: from below, full width. full: whole screen. */
  place?: 'center' | 'start' | 'end' | 'sheet' | 'full'
  children: ReactNode
  className?: string | undefined
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, place = 'center', children, className } = props
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      aria-label={title}
      className={classNames(styles.dialog, styles[place], className)}
      onClose={onClose}
      onClick={(event) => {
        // The dialog itself is hit only where nothing of it is: on its veil.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <p className={styles.title}>{title}</p>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
