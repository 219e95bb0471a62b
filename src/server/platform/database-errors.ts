// What the database says when it refuses a row.

/** Tells whether this unique constraint or index refused it. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: broken } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === '23505' && broken === constraint
}
