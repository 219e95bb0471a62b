// Opens the <details> that the style sheet shows open on wide windows, for assistive technology too; closes them on
// narrow ones.

/**
 * `data-unfold="768px"` on an element around <details> names the width from which the style sheet shows them open;
 * their titles are not controls there. Returns the function to call when a screen is shown.
 */
export function watchUnfolding(): () => void {
  function apply() {
    for (const container of document.querySelectorAll<HTMLElement>('[data-unfold]')) {
      const { matches } = matchMedia(`(width >= ${container.dataset.unfold})`)
      if (container.dataset.unfolded === String(matches)) continue
      container.dataset.unfolded = String(matches)
      for (const group of container.querySelectorAll('details')) {
        group.open = matches
        const title = group.querySelector('summary')
        if (title) title.tabIndex = matches ? -1 : 0
      }
    }
  }
  addEventListener('resize', apply)
  return apply
}
