// Time limits of database sessions: of the server for its requests, and of long work.

/** In milliseconds; 0 is no limit. */
export interface SessionLimits {
  statement_timeout: number
  lock_timeout: number
  idle_in_transaction_session_timeout: number
}

export const SERVER_LIMITS: SessionLimits = {
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
}

/** The limits of imports, commands and jobs. */
export const LONG_WORK_LIMITS: SessionLimits = {
  statement_timeout: 0,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 600_000,
}

/**
 * A statement that sets limits, and the role if given. They are not sent as startup parameters of the connection,
 * because poolers reject those.
 */
export function limitsStatement(
  limits: SessionLimits,
  scope: 'session' | 'transaction',
  role: string | null = null,
): string {
  const settings = Object.entries({ ...limits, ...(role === null ? {} : { role }) })
  const isLocal = scope === 'transaction'
  const calls = settings.map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`)
  return `select ${calls.join(', ')}`
}
