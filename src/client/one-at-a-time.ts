// Mutual exclusion between the tabs of a browser: a Web Lock, or a lease in local storage.

/** Longer than any call may take, so that a frozen tab that holds the lock is skipped. */
const PATIENCE_MS = 45_000
const LOOK_AGAIN_MS = 100

/** Runs `work` once every other tab has released `name`; after 45 s it runs regardless. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return withLease(name, work)
  const late = AbortSignal.timeout(PATIENCE_MS)
  let begun = false
  try {
    return await navigator.locks.request(name, { signal: late }, () => {
      begun = true
      return work()
    })
  } catch (error) {
    if (begun) throw error
    return work()
  }
}

/** Web Locks need a secure context. Two tabs may rarely both hold the lease; the server tolerates that. */
async function withLease<T>(name: string, work: () => Promise<T>): Promise<T> {
  const me = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && !(await takeLease(name, me))) await pause(LOOK_AGAIN_MS)
  try {
    return await work()
  } finally {
    if (leaseOf(name)?.holder === me) localStorage.removeItem(name)
  }
}

async function takeLease(name: string, me: string): Promise<boolean> {
  const held = leaseOf(name)
  if (held && held.holder !== me && held.until > Date.now()) return false
  try {
    localStorage.setItem(name, JSON.stringify({ holder: me, until: Date.now() + PATIENCE_MS }))
  } catch {
    // Without storage there is no way to coordinate with other tabs.
    return true
  }
  // If two tabs write at the same moment, the last write wins.
  await pause(20)
  return leaseOf(name)?.holder === me
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
