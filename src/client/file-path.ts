// Addresses of files for links and players, which the browser fetches itself.
import type { CallRoute, InputOf } from '../contract/call.ts'
import { callPath } from '../shared/call-path.ts'

/** A function from the input of a GET call to the address of its file. The compiler checks the path against the route. */
export function filePath<R extends CallRoute<'GET'>>(path: R['path']) {
  return (input: InputOf<R>): string => callPath('GET', path, input).address
}
