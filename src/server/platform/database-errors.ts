// Classifies database errors.

/** Whether this unique constraint or index was violated. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: broken } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === '23505' && broken === constraint
}
