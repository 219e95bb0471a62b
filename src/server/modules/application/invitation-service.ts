// Creates and redeems staff's invitation codes, which suggest a price group for an application.
import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../platform/errors.ts'
import { hashOf } from '../../platform/secrets.ts'
import { findPriceGroup } from './decision-repository.ts'
import { insertInvitation, consumeInvitationUse } from './invitation-repository.ts'

/** Unambiguous letters and digits; 12 of them are 60 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

export interface NewInvitationCode {
  priceGroup: string
  uses: number
  expiresAt: Date
  note: string
  createdBy: string
}

/** Returns the code, which is shown once: the database stores its hash. Errors: 422 an unknown price group. */
export async function makeInvitation(
  trx: Kysely<Database>,
  now: Date,
  invitation: NewInvitationCode,
): Promise<string> {
  if (!(await findPriceGroup(trx, invitation.priceGroup))) throw invalid('group', 'choice')
  const drawn = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const code = drawn.replace(/(.{4})(?=.)/g, '$1-')
  await insertInvitation(trx, {
    code_hash: invitationHash(code),
    price_group: invitation.priceGroup,
    note: invitation.note,
    created_at: now,
    created_by: invitation.createdBy,
    expires_at: invitation.expiresAt,
    uses_left: invitation.uses,
  })
  return code
}

/** Redeems one use of a code; returns the suggested price group, or null when the code is invalid. */
export async function redeemInvitation(
  trx: Kysely<Database>,
  now: Date,
  code: string,
): Promise<string | null> {
  const used = await consumeInvitationUse(trx, now, invitationHash(code))
  return used?.price_group ?? null
}

/** Accepts any spelling: spaces, hyphens, lower case, O for 0, I and L for 1. */
function invitationHash(code: string): Buffer {
  const plain = code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return hashOf('invitation', plain)
}
