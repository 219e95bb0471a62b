// Types of email verification: its purpose and its result.

export interface ConfirmedEmail {
  email: string
  /** Proves to the next call that the address was confirmed; valid for two hours. */
  ticket: string
  /** Whether a draft of a registration is stored for this address. */
  hasDraft: boolean
}

export interface EmailCodeProps {
  /** What the visitor confirms the address for: to register, or to see the status of an application. */
  purpose: 'register' | 'status'
  /** Initial address. */
  email: string
  onConfirmed: (confirmed: ConfirmedEmail) => void | Promise<void>
}
