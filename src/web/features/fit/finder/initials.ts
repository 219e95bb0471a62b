// Groups names by first letter for a jump list: letters, then all digits, then everything else.

export interface InitialGroup<I> {
  /** 'A' to 'Z', '0' for all digits, '#' for anything else. */
  initial: string
  items: I[]
}

/** Keeps the order of the items within a group. */
export function byInitial<I>(items: readonly I[], nameOf: (item: I) => string): InitialGroup<I>[] {
  const groups = new Map<string, I[]>()
  for (const item of items) {
    const initial = initialOf(nameOf(item))
    const group = groups.get(initial)
    if (group) group.push(item)
    else groups.set(initial, [item])
  }
  return [...groups]
    .map(([initial, group]) => ({ initial, items: group }))
    .sort((a, b) => sortKeyOf(a.initial) - sortKeyOf(b.initial))
}

/** Ignores accents. */
function initialOf(name: string): string {
  const first = name.trim().normalize('NFKD').charAt(0).toUpperCase()
  if (/[A-Z]/.test(first)) return first
  return /\d/.test(first) ? '0' : '#'
}

/** Letters by their character code, which is at most 90 (Z), then the digits, then the rest. */
function sortKeyOf(initial: string): number {
  if (initial === '0') return 200
  return initial === '#' ? 300 : initial.charCodeAt(0)
}
