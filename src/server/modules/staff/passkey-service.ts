// Passkeys of staff accounts. Each challenge is used once, for the account and the purpose it was made for.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import { brand } from '../../../shared/brand.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import type { Database } from '../../db/database.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import { hashOf } from '../../platform/secrets.ts'
import {
  type ChallengePurpose,
  deletePasskey,
  findPasskey,
  findPasskeysOf,
  insertChallenge,
  insertPasskey,
  raiseSignCount,
  consumeChallenge,
} from './passkey-repository.ts'
import { type RelyingParty, relyingPartyOf } from './relying-party.ts'

/** Loaded with the first passkey: it takes 5 MB, which a shop whose staff do not log in never needs. */
const library = () => import('@simplewebauthn/server')

const CHALLENGE_MS = 5 * MINUTE_MS
const MAX_PASSKEYS = 20

export interface PasskeyContext {
  db: Kysely<Database>
  now: Date
  /** The origin under which staff work. */
  origin: string
}

/**
 * For navigator.credentials.create. Errors: 409 at an address where browsers offer no passkeys, or when the account has
 * twenty of them.
 */
export async function proposePasskey(
  context: PasskeyContext,
  { staffId, email, name }: { staffId: number; email: string; name: string },
) {
  const { id: rpID } = partyOf(context)
  const existing = await findPasskeysOf(context.db, staffId)
  if (existing.length >= MAX_PASSKEYS) throw new AppError(409, [], { reason: 'tooMany' })
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: brand.brandName,
    rpID,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(`staff ${staffId}`),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
  })
  await storeChallenge(context, options.challenge, { staffId, purpose: 'enrol' })
  return options
}

/**
 * Verifies the passkey that a browser made for `proposePasskey`; returns it as it is stored. Errors: 422 response, 409 at
 * an address where browsers offer no passkeys.
 */
export async function checkNewPasskey(
  context: PasskeyContext,
  staffId: number,
  response: RegistrationResponseJSON,
) {
  const party = partyOf(context)
  const { verifyRegistrationResponse } = await library()
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challengeVerifier(context, { staffId, purpose: 'enrol' }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null)
  if (!checked?.verified) throw invalid('response', 'newPasskey')
  const { id, publicKey, counter } = checked.registrationInfo.credential
  const transports = response.response.transports ?? []
  return { id, public_key: Buffer.from(publicKey), sign_count: counter, transports }
}

export type NewPasskey = Awaited<ReturnType<typeof checkNewPasskey>>

/** Errors: 409 the passkey is known already. */
export async function storePasskey(
  trx: Kysely<Database>,
  now: Date,
  passkey: NewPasskey & { staffId: number; name: string },
): Promise<void> {
  const { staffId, ...row } = passkey
  const newRow = { ...row, staff_id: staffId, created_at: now, last_used_at: null }
  if (!(await insertPasskey(trx, newRow))) throw new AppError(409, [], { reason: 'known' })
}

/**
 * For navigator.credentials.get; `staffId` null: any passkey of the site may answer. Errors: 409 at an address where
 * browsers offer none.
 */
export async function askForPasskey(
  context: PasskeyContext,
  { staffId, purpose }: { staffId: number | null; purpose: ChallengePurpose },
) {
  const passkeys = staffId === null ? [] : await findPasskeysOf(context.db, staffId)
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: partyOf(context).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
  })
  await storeChallenge(context, options.challenge, { staffId, purpose })
  return options
}

/**
 * The account that a passkey proves; null for every answer that does not. `staffId` null: any account. Errors: 409 at an
 * address where browsers offer no passkeys.
 */
export async function acceptPasskey(
  context: PasskeyContext,
  {
    staffId,
    purpose,
    response,
  }: {
    staffId: number | null
    purpose: ChallengePurpose
    response: AuthenticationResponseJSON
  },
): Promise<{ staffId: number; email: string; name: string } | null> {
  const party = partyOf(context)
  const found = await findPasskey(context.db, response.id)
  if (!found || (staffId !== null && found.staff_id !== staffId)) return null
  const counter = Number(found.sign_count)
  const publicKey = new Uint8Array(found.public_key)
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challengeVerifier(context, { staffId, purpose }),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: found.id, publicKey, counter },
    requireUserVerification: true,
  }).catch(() => null)
  if (!checked?.verified) return null
  const to = checked.authenticationInfo.newCounter
  const raised = await raiseSignCount(context.db, context.now, { id: found.id, from: counter, to })
  return raised ? { staffId: found.staff_id, email: found.email, name: found.name } : null
}

export async function listPasskeys(db: Kysely<Database>, staffId: number) {
  const rows = await findPasskeysOf(db, staffId)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }))
}

/** Returns its name. Errors: 404. */
export async function removePasskey(
  trx: Kysely<Database>,
  passkey: { staffId: number; id: string },
): Promise<string> {
  const name = await deletePasskey(trx, passkey)
  if (name === undefined) throw notFound()
  return name
}

function partyOf({ origin }: PasskeyContext): RelyingParty {
  const party = relyingPartyOf(origin)
  if (!party) throw new AppError(409, [], { reason: 'address' })
  return party
}

type ChallengeScope = { staffId: number | null; purpose: ChallengePurpose }

function storeChallenge(
  { db, now }: PasskeyContext,
  challenge: string,
  scope: ChallengeScope,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  return insertChallenge(db, now, {
    ...scope,
    hash: hashOf('staff-challenge', challenge),
    expiresAt,
  })
}

/**
 * Returns a function that tells whether a challenge is valid. It uses the challenge up, also when the rest of the answer
 * turns out to be wrong.
 */
function challengeVerifier({ db, now }: PasskeyContext, scope: ChallengeScope) {
  return (challenge: string) =>
    consumeChallenge(db, now, { ...scope, hash: hashOf('staff-challenge', challenge) })
}
