// The error of the renderer for what only React's own renderer knows.

export class UnknownToMarkup extends Error {
  constructor(what: string) {
    super(`no markup for ${what}`)
    this.name = 'UnknownToMarkup'
  }
}
