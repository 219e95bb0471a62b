// Classifies errors of the database and of the file system.

/** Whether this unique constraint or index was violated. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: broken } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === '23505' && broken === constraint
}

/** Whether a write failed for lack of space, in the database or in a file. */
export function isDiskFull(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return true
  return typeof message === 'string' && message.includes('No space left on device')
}

/**
 * Whether the database cancelled a statement because it waited too long for the locks of others, or took longer than its
 * time limit: nothing was written, and a retry may succeed.
 */
export function isStatementCancelled(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && CANCELLED_CODES.has(code)
}

/** Lock not available, deadlock, statement ended by its time limit. */
const CANCELLED_CODES = new Set(['55P03', '40P01', '57014'])

/** Whether a write failed because the database only answers reads, for example after another server took over. */
export function isReadOnly(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === '25006'
}
