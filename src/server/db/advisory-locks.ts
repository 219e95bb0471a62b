// The numbers chosen for advisory locks, in one list, since two uses of one number would wait for each other. Other
// locks have the hash of a name (`hashtext`).

export const ADVISORY_LOCKS = {
  migrations: 7_215_001,
  audit: 7_215_002,
  staffAccounts: 7_215_003,
  /** With the key's hash as the second number. */
  idempotencyKey: 7_215_010,
  storedFiles: 7_215_016,
  fitReviews: 7_215_017,
  /** Held as long as a backup takes: nothing else may wait for it. */
  backup: 7_215_018,
  /** Of orders that wait for the money of an account, with the account's hash as the second number. */
  releases: 7_215_020,
  /** With the hash of the login, or of a name without one, as the second number. */
  logInCodes: 7_215_021,
  /** Of the limits that are stored with a login of the database (`limitLogin`). */
  databaseLoginLimits: 7_215_022,
} as const
