// A value with listeners, for useSyncExternalStore; the listeners alone for values kept elsewhere, such as in a cookie.

interface Listeners {
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
  notify: () => void
}

interface Store<T> extends Pick<Listeners, 'subscribe'> {
  read: () => T
  /** Notifies the listeners. */
  write: (next: T) => void
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}

export function createStore<T>(first: T): Store<T> {
  const { subscribe, notify } = createListeners()
  let value = first
  return {
    subscribe,
    read: () => value,
    write(next) {
      value = next
      notify()
    },
  }
}

/** For values in the storage of the browser, which other tabs change too. */
export function withOtherTabs(subscribe: Listeners['subscribe']): Listeners['subscribe'] {
  return (listener) => {
    const unsubscribe = subscribe(listener)
    addEventListener('storage', listener)
    return () => {
      unsubscribe()
      removeEventListener('storage', listener)
    }
  }
}
