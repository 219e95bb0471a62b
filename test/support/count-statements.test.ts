// Tests counting SQL statements.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '../../src/server/db/connect.ts'
import { useShop } from './ask.ts'
import { countStatements } from './count-statements.ts'

const shop = useShop()

test('a statement counts once, also when a connection is opened for it', async () => {
  const counted = countStatements()
  const { db, close } = connect({ url: shop().url, applicationName: 'counted' })
  try {
    await sql`select 1 as once`.execute(db)
    expect(counted.take()).toEqual(['select 1 as once'])
  } finally {
    counted.stop()
    await close()
  }
})
