// Makes links marked `data-focus-search` focus the search field of the page; without a field they open the search page.

export function watchSearchLinks(): void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a[data-focus-search]')) return
    const fields = document.querySelectorAll<HTMLElement>('[name="keyword"]')
    const field = [...fields].find((each) => each.checkVisibility())
    if (!field) return
    event.preventDefault()
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
  }
  // In the capture phase, before the router's listener follows the link.
  document.addEventListener('click', onClick, true)
}
