// Verification codes for tests: a batch as the command makes it, with its codes in plain text.
import type { Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import { addCodes, createBatch } from '../../src/server/modules/verification/batch-service.ts'
import { newCodes } from '../../src/server/modules/verification/code-secrets.ts'
import { CODE_KEY } from './code-key.ts'

export interface MadeCodes {
  batch: string
  codes: string[]
}

export async function makeCodes(
  db: Kysely<Database>,
  count: number,
  facts: { itemNo?: string; lot?: string; madeOn?: string } = {},
): Promise<MadeCodes> {
  const { itemNo = 'VC-LT35641', lot = 'L2642', madeOn = '2026-10-14' } = facts
  const codes = [...newCodes(count)]
  const batch = await createBatch(db, new Date(), {
    facts: { itemNo, lot, madeOn, note: '' },
    actor: 'test',
  })
  await addCodes(db, { batch, key: Buffer.from(CODE_KEY, 'hex'), codes })
  return { batch, codes }
}
