// An error in content files: where it is and how to correct it.

export interface ContentProblem {
  /** Path of the file, or of the entry when there is no file. */
  file: string
  line?: number | undefined
  /** As written in the front matter: 'facts.beginsOn'; 'body'. */
  field?: string | undefined
  message: string
}

/** Thrown with all errors found. */
export class ContentError extends Error {
  readonly errors: readonly ContentProblem[]

  constructor(errors: readonly ContentProblem[]) {
    super(errors.map(formatContentError).join('\n'))
    this.name = 'ContentError'
    this.errors = errors
  }
}

/** 'news/x/en_us.md, line 3, date: write it as 2026-10-12'. */
export function formatContentError({ file, line, field, message }: ContentProblem): string {
  const place = [file, line === undefined ? '' : `line ${line}`, field ?? ''].filter(Boolean)
  return `${place.join(', ')}: ${message}`
}
