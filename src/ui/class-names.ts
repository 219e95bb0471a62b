// Joins class names and leaves out falsy ones.

/** classNames('a', wide && 'b') is 'a b' or 'a'. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  let joined = ''
  for (const name of names) if (name) joined += joined ? ` ${name}` : name
  return joined
}
