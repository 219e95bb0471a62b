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

/** Whether the database gave up waiting for the locks of others: nothing was written, and a retry may succeed. */
export function isLockWait(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === '55P03' || code === '40P01'
}

/** Whether a write failed because the database only answers reads, for example after another server took over. */
export function isReadOnly(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return code === '25006'
}
