// Turns a rejection by one of the database functions of the ledger into the error that calls answer.
import { AppError } from '../../platform/errors.ts'

/** The SQLSTATE with which the functions of the ledger reject; their message is the reason. */
const REJECTED = 'LG001'

/**
 * Runs a function of the ledger. Errors: 409 with `reason` when it rejects the amount, the state or the account. The
 * transaction is then aborted.
 */
export async function ledgerCall<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
    if (code !== REJECTED || typeof message !== 'string') throw error
    throw new AppError(409, [], { reason: message })
  }
}
