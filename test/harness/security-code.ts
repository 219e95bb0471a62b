// Works out a security code as a browser does, for tests of calls that ask for one.
import { createHash } from 'node:crypto'
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

/** Asks the shop for a proof of work and does the work. */
export async function solveSecurityCode(shop: TestApp): Promise<SolvedCode> {
  const response = await shop.app.inject('/api/v2/security-code')
  const { result } = response.json<{ result: WorkChallenge & { securityKey: string } }>()
  return { securityKey: result.securityKey, securityCode: solveWork(result) }
}

/** The number whose hash is the challenge. */
export function solveWork({ salt, challenge, maxNumber }: WorkChallenge): string {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge) {
      return String(number)
    }
  }
  throw new Error('No number up to maxNumber has this hash.')
}
