// What opens a case to whoever asked: its number and its secret code.

export interface CaseAccess {
  caseNo: string
  feedbackCode: string
}

/** As it was just opened. */
export interface SentCase extends CaseAccess {
  email: string
}
