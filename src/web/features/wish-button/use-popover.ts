// Shows a popover beside a button, keeps it there while the page scrolls, and moves the focus into its field.
import { type RefObject, useLayoutEffect } from 'react'

/** Least distance in pixels from the button and from the edges of the window. */
const GAP = 8

/** The browser closes it on Escape or a click elsewhere, and returns the focus to the button. */
export function usePopover(panel: HTMLElement | null, button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!panel) return
    const place = () => placeAt(panel, button.current)
    panel.showPopover()
    place()
    focusIn(panel)
    const resized = new ResizeObserver(place)
    resized.observe(panel)
    addEventListener('scroll', place, { passive: true, capture: true })
    addEventListener('resize', place)
    return () => {
      resized.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [panel, button])
}

/** Below the button, or above it where the window ends; on phones the style sheet places it. */
function placeAt(panel: HTMLElement, button: HTMLElement | null): void {
  if (!button) return
  const box = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = panel
  const below = box.bottom + GAP
  const fits = below + offsetHeight <= innerHeight
  const top = fits ? below : Math.max(GAP, box.top - GAP - offsetHeight)
  const left = Math.min(box.left, document.documentElement.clientWidth - offsetWidth - GAP)
  panel.style.setProperty('--top', `${top}px`)
  panel.style.setProperty('--left', `${Math.max(GAP, left)}px`)
}

/** On touch screens a focused field would cover half the page with the keyboard. */
function focusIn(panel: HTMLElement): void {
  const field = panel.querySelector('input')
  if (!field || matchMedia('(pointer: coarse)').matches) return panel.focus()
  field.focus()
  field.select()
}
