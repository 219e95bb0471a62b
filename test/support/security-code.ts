// Solves a security code as a browser does, for tests of calls that require one.
import { hash } from 'node:crypto'
import { hashOf, newId } from '../../src/server/platform/secrets.ts'
import type { TestApp } from './test-app.ts'

export interface SolvedCode {
  securityKey: string
  securityCode: string
}

export interface WorkChallenge {
  salt: string
  challenge: string
  maxNumber: number
}

/** Requests a proof of work and solves it. */
export async function solveSecurityCode(shop: TestApp): Promise<SolvedCode> {
  const response = await shop.app.inject('/api/v2/security-code')
  const { result } = response.json<{ result: WorkChallenge & { securityKey: string } }>()
  return { securityKey: result.securityKey, securityCode: solveWork(result) }
}

/** A solved code without work, for tests that need very many. */
export async function grantSecurityCode({ db }: Pick<TestApp, 'db'>): Promise<SolvedCode> {
  const securityKey = newId()
  await db
    .insertInto('security_code')
    .values({
      id: securityKey,
      picture_hash: null,
      work_hash: hashOf('security-work', `${securityKey}\n1`),
      expires_at: new Date('2100-01-01T00:00:00Z'),
      used_at: null,
    })
    .execute()
  return { securityKey, securityCode: '1' }
}

/** Finds the number whose hash is the challenge. */
export function solveWork({ salt, challenge, maxNumber }: WorkChallenge): string {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (hash('sha256', `${salt}${number}`, 'hex') === challenge) return String(number)
  }
  throw new Error('No number up to maxNumber has this hash.')
}
