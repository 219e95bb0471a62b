// A native modal dialog, closed by Esc, its button or a click on the backdrop; focus returns automatically.
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /**
   * center: a box. start, end: a drawer on that side. sheet: from the bottom, full width. full: whole screen.
   */
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
  // The browser returns the focus when a dialog is closed, not when it is removed while it is open.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-label={title}
      className={classNames(styles.dialog, styles[place], className)}
      onClose={onClose}
      onClick={(event) => {
        // Clicks on the backdrop have the dialog element itself as their target.
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
