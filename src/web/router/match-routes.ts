// Finds the route of an address among patterns such as '/products/:ids?/:id'; fixed segments win over parameters.

export interface Pattern {
  /** `:name` is a parameter, `:name?` an optional one, and '*' matches every address. */
  readonly path: string
}

export interface Match<R extends Pattern> {
  route: R
  params: Record<string, string | undefined>
}

interface Branch<R> {
  route: R
  /** Of branches that match an address, the one with the highest score wins. */
  score: number
  /** Matches the addresses of the path; each group captures one parameter. */
  regex: RegExp
  /** Names of the parameters, in the order of the groups. */
  names: string[]
}

/** Ranks the routes once. `base` is the prefix of the language, or ''. */
export function routeMatcher<R extends Pattern>(
  routes: readonly R[],
  base: string,
): (pathname: string) => Match<R> | null {
  const branches = routes
    .flatMap((route) => variantsOf(route.path).map((path) => branchOf(route, path)))
    .sort((a, b) => b.score - a.score)
  return (pathname) => {
    const path = withoutBase(pathname, base)
    const decoded = path === null ? null : decodePath(path)
    if (decoded === null) return null
    for (const { route, regex, names } of branches) {
      const found = regex.exec(decoded)
      if (!found) continue
      const values = found.slice(1).map((value) => value.replaceAll('%2F', '/'))
      return { route, params: Object.fromEntries(names.map((name, at) => [name, values[at]])) }
    }
    return null
  }
}

/** Null for an address outside `base`. */
export function withoutBase(pathname: string, base: string): string | null {
  if (!pathname.toLowerCase().startsWith(base)) return null
  const rest = pathname.slice(base.length)
  if (rest === '') return '/'
  return rest.startsWith('/') ? rest : null
}

/** '/a/:b?/:c' is '/a/:b/:c' and '/a/:c'. */
function variantsOf(path: string): string[] {
  const optional = /\/(:\w+)\?/.exec(path)
  if (!optional) return [path]
  return [path.replace(optional[0], `/${optional[1]}`), path.replace(optional[0], '')].flatMap(
    variantsOf,
  )
}

function branchOf<R>(route: R, path: string): Branch<R> {
  const names: string[] = []
  if (path === '*') return { route, score: -1, regex: /^.*$/, names }
  const segments = path.split('/').slice(1)
  const parts = segments.map((segment) => {
    if (!segment.startsWith(':')) return segment.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    names.push(segment.slice(1))
    return '([^/]+)'
  })
  // The patterns that match an address have as many segments as it has, so the number of fixed ones decides.
  const regex = new RegExp(`^/${parts.join('/')}/*$`, 'i')
  return { route, score: segments.length - names.length, regex, names }
}

/** An encoded slash stays encoded until the segments are known. A broken escape leaves the address as it is. */
function decodePath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}
