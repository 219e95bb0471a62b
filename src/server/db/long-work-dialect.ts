// Long work through a pooler: lifts the limits of the login for each transaction, and only until its end.
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import { LONG_WORK_LIMITS, limitsStatement } from './session-limits.ts'

class LongWorkDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings)
    await connection.executeQuery(
      CompiledQuery.raw(limitsStatement(LONG_WORK_LIMITS, 'transaction')),
    )
  }
}

export class LongWorkDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new LongWorkDriver(this.#config)
  }
}
