// Joins class names, leaving out what does not apply.

/** classNames('a', wide && 'b') is 'a b' or 'a'. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  let joined = ''
  for (const name of names) if (name) joined += joined ? ` ${name}` : name
  return joined
}
