// A query that knows the columns of a statement that its connection prepared before, and does not ask for them again.
import pg from 'pg'

/** What pg keeps of the columns of a result, and reads rows with. */
interface Columns {
  fields: readonly { name: string; dataTypeID: number; format: string }[]
  _parsers: readonly unknown[] | undefined
  _prebuiltEmptyResultObject: object | null
}

interface PgConnection {
  describe(what: object): void
}

/** What pg's types leave out of its query. */
interface PgQuery {
  name: string | undefined
  text: string
  _result: Columns
  _accumulateRows: boolean
  hasBeenParsed(connection: PgConnection): boolean
  prepare(connection: PgConnection): void
  handleRowDescription(message: object): void
}

interface Prepared {
  /** The connection, except that it asks for no columns. */
  silent: PgConnection
  /** By name; the database refuses to run a prepared statement whose columns would be others. */
  columns: Map<string, Columns>
}

const preparedOn = new WeakMap<PgConnection, Prepared>()
/** By text, so that connections share the columns of a statement. */
const sharedColumns = new Map<string, Columns>()
const pgQuery = pg.Query.prototype as unknown as PgQuery

/**
 * For statements with a name: the description of forty columns takes longer to read than their row. Not behind a pooler,
 * which may prepare the statement once more after its table has changed.
 */
export class DescribedQuery extends pg.Query {
  #prepared: Prepared | undefined

  prepare(this: DescribedQuery & PgQuery, connection: PgConnection): void {
    this.#prepared = preparedBy(connection)
    const { silent, columns } = this.#prepared
    const known = this.hasBeenParsed(connection) ? columns.get(this.name ?? '') : undefined
    if (known === undefined) return pgQuery.prepare.call(this, connection)
    Object.assign(this._result, known)
    this._accumulateRows = true
    pgQuery.prepare.call(this, silent)
  }

  handleRowDescription(this: DescribedQuery & PgQuery, message: object): void {
    pgQuery.handleRowDescription.call(this, message)
    if (this.name !== undefined) {
      this.#prepared?.columns.set(this.name, share(this.text, this._result))
    }
  }
}

function preparedBy(connection: PgConnection): Prepared {
  let prepared = preparedOn.get(connection)
  if (!prepared) {
    const silent = Object.create(connection, { describe: { value: () => undefined } }) as object
    prepared = { silent: silent as PgConnection, columns: new Map() }
    preparedOn.set(connection, prepared)
  }
  return prepared
}

/** The columns that the statements of this text share, if they are equal to those of the result. */
function share(text: string, result: Columns): Columns {
  const { fields, _parsers, _prebuiltEmptyResultObject } = result
  const shared = sharedColumns.get(text)
  if (shared && haveEqualFields(shared.fields, fields)) return shared
  const columns = { fields, _parsers, _prebuiltEmptyResultObject }
  sharedColumns.set(text, columns)
  return columns
}

function haveEqualFields(one: Columns['fields'], other: Columns['fields']): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, dataTypeID, format }, index) => {
      const field = other[index]
      return field?.name === name && field.dataTypeID === dataTypeID && field.format === format
    })
  )
}
