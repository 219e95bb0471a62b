// Builds GET addresses of files for links and players, which the browser fetches itself.
import type { CallRoute, InputOf } from '../contract/call.ts'
import { callAddress } from '../shared/call-address.ts'

/** The compiler checks the path against the route. */
export function fileAddress<R extends CallRoute<'GET'>>(path: R['path']) {
  return (input: InputOf<R>): string => callAddress('GET', path, input).address
}
