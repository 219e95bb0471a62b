// Credentials of a case: its number and its feedback code, which is secret.

export interface CaseAccess {
  caseNo: string
  feedbackCode: string
}

/** A case that was just opened. */
export interface NewCase extends CaseAccess {
  email: string
}
