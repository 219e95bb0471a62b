// An error in content files: where it is and how to correct it.

export interface Fault {
  /** Path of the file, or of the entry when there is no file. */
  file: string
  line?: number | undefined
  /** As written in the front matter: 'facts.beginsOn'; 'body'. */
  field?: string | undefined
  message: string
}

/** Thrown with all errors found. */
export class ContentFault extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(sayFault).join('\n'))
    this.name = 'ContentFault'
    this.faults = faults
  }
}

/** 'news/x/en_us.md, line 3, date: write it as 2026-10-12'. */
export function sayFault({ file, line, field, message }: Fault): string {
  const place = [file, line === undefined ? '' : `line ${line}`, field ?? ''].filter(Boolean)
  return `${place.join(', ')}: ${message}`
}
