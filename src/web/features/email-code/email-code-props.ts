// What a proven address is proven for, and what proves it.

export interface ConfirmedEmail {
  email: string
  /** Good for two hours. */
  ticket: string
  hasDraft: boolean
}

export interface EmailCodeProps {
  purpose: 'register' | 'status'
  /** To begin with. */
  email: string
  onConfirmed: (who: ConfirmedEmail) => void | Promise<void>
}
