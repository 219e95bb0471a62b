// The error that this renderer throws for a feature that only React's own renderer supports.

export class UnknownToMarkup extends Error {
  constructor(what: string) {
    super(`no markup for ${what}`)
    this.name = 'UnknownToMarkup'
  }
}
