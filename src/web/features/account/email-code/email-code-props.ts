// Types of email verification: its purpose and its result.

export interface ConfirmedEmail {
  email: string
  /** Valid for two hours. */
  ticket: string
  /** Whether a draft of a registration is stored for this address. */
  hasDraft: boolean
}

export interface EmailCodeProps {
  purpose: 'register' | 'status'
  /** Initial address. */
  email: string
  onConfirmed: (who: ConfirmedEmail) => void | Promise<void>
}
