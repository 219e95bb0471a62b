// Lets every request through immediately, however busy the machine is: tests send more than a shop would take.
import type { LoadShedding } from '../../src/server/platform/limits/load-shedding.ts'

export const noShedding: LoadShedding = {
  isOverloaded: () => false,
  run: (_turn, work) => work(),
  stop: () => undefined,
}
