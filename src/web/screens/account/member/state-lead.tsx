// The sentence below the title that says the state of an order or a return. It takes a lost focus.
import { useEffect, useRef } from 'react'
import { useLoaderData } from '../../../router/router-context.ts'
import css from './member.module.css'

/**
 * When an action has changed the state and the pressed button is gone, the sentence takes the focus, so that a screen reader
 * reads it and the keyboard continues there.
 */
export function StateLead({ children }: { children: string }) {
  const data = useLoaderData()
  const sentence = useRef<HTMLParagraphElement>(null)
  const lastFocused = useRef<Element | null>(null)
  useEffect(() => {
    const remember = () => {
      lastFocused.current = document.activeElement
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && lastFocused.current?.isConnected === false) sentence.current?.focus()
  }, [data])
  return (
    <p ref={sentence} tabIndex={-1} className={css.lead}>
      {children}
    </p>
  )
}
