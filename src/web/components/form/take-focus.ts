// Moves the focus to what replaces a form, such as the title of a confirmation.

/**
 * For `ref`, with `tabIndex={-1}`: focuses the element once it is shown, because the pressed button is gone. The browser
 * then scrolls to it, and screen readers read it.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
