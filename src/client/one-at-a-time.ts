// Mutual exclusion between the tabs of a browser: a Web Lock, or a lease in local storage.

/** Longer than any call may take, so that a frozen tab that holds the lock is skipped. */
const LOCK_TIMEOUT_MS = 45_000
const RETRY_MS = 100

/** Runs `work` once every other tab has released `name`; after 45 s it runs regardless. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return withLease(name, work)
  const timeout = AbortSignal.timeout(LOCK_TIMEOUT_MS)
  let hasStarted = false
  try {
    return await navigator.locks.request(name, { signal: timeout }, () => {
      hasStarted = true
      return work()
    })
  } catch (error) {
    if (hasStarted) throw error
    return work()
  }
}

/** Web Locks need a secure context. Two tabs may rarely both hold the lease; the server tolerates that. */
async function withLease<T>(name: string, work: () => Promise<T>): Promise<T> {
  const self = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const end = Date.now() + LOCK_TIMEOUT_MS
  while (Date.now() < end && !(await takeLease(name, self))) await pause(RETRY_MS)
  try {
    return await work()
  } finally {
    if (leaseOf(name)?.holder === self) localStorage.removeItem(name)
  }
}

async function takeLease(name: string, self: string): Promise<boolean> {
  const held = leaseOf(name)
  if (held && held.holder !== self && held.until > Date.now()) return false
  try {
    localStorage.setItem(
      name,
      JSON.stringify({ holder: self, until: Date.now() + LOCK_TIMEOUT_MS }),
    )
  } catch {
    // Without storage there is no way to coordinate with other tabs.
    return true
  }
  // If two tabs write at the same moment, the last write wins.
  await pause(20)
  return leaseOf(name)?.holder === self
}

function leaseOf(name: string): { holder: string; until: number } | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as { holder: string; until: number }
  } catch {
    return null
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
