// The hooks of React while a page is rendered once: state has its first value, and effects do not run.
import { UnknownToMarkup } from './unknown-to-markup.ts'

/** React keeps two values in a context, so that two renderers can work side by side; this renderer uses the second. */
export interface StoredContext {
  _currentValue2: unknown
}

/** Gives each `useId` of a component its own identifier; `takeId` returns the next one. */
export function markupHooks(takeId: () => string) {
  const read = (context: StoredContext) => context._currentValue2
  const useReducer = (_: unknown, first: unknown, init?: (first: unknown) => unknown) => [
    init ? init(first) : first,
    rejectUpdate,
  ]
  const useMemo = <T>(make: () => T): T => make()
  return {
    readContext: read,
    useContext: read,
    use(usable: StoredContext & { $$typeof?: symbol }) {
      if (usable.$$typeof !== Symbol.for('react.context')) throw new UnknownToMarkup('use()')
      return read(usable)
    },
    useState: (first: unknown) => [typeof first === 'function' ? first() : first, rejectUpdate],
    useReducer,
    useMemo,
    useCallback: <T>(callback: T): T => callback,
    useRef: <T>(current: T) => ({ current }),
    useId: takeId,
    useSyncExternalStore(_: unknown, __: unknown, getServerSnapshot?: () => unknown) {
      if (!getServerSnapshot) throw new UnknownToMarkup('a store without a value of the server')
      return getServerSnapshot()
    },
    useDeferredValue: <T>(value: T, first?: T): T => (first === undefined ? value : first),
    useTransition: () => [false, rejectUpdate],
    useEffectEvent: () => rejectUpdate,
    useEffect: skipEffect,
    useLayoutEffect: skipEffect,
    useInsertionEffect: skipEffect,
    useImperativeHandle: skipEffect,
    useDebugValue: skipEffect,
    useOptimistic: leaveToReact,
    useActionState: leaveToReact,
    useFormState: leaveToReact,
    useHostTransitionStatus: leaveToReact,
    useCacheRefresh: leaveToReact,
    useMemoCache: leaveToReact,
  }
}

function skipEffect(): void {}

/** React renders a component again that sets its state while it is rendered. */
function rejectUpdate(): never {
  throw new UnknownToMarkup('an update while rendering')
}

function leaveToReact(): never {
  throw new UnknownToMarkup('a hook that no page uses')
}
