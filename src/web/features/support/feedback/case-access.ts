// Credentials of a case: its number and its secret code.

export interface CaseAccess {
  caseNo: string
  feedbackCode: string
}

/** A case that was just opened. */
export interface SentCase extends CaseAccess {
  email: string
}
