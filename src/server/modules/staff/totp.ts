// Codes of authenticator apps (RFC 6238): SHA-1, six digits, a new code with each step of thirty seconds; the code of
// the step before or after is accepted too.
import { brand } from '../../../shared/brand.ts'
import { Secret, TOTP } from 'otpauth'
import { qrModules } from '../../platform/barcodes.ts'

const STEP_SECONDS = 30
const SIX_DIGITS = /^\d{6}$/

/** 160 random bits as base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The step of a valid code; the caller accepts it if it is later than the last one used. Null for any other code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // The package compares bytes and throws where six characters are not six bytes.
  if (!SIX_DIGITS.test(code)) return null
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

/** The secret for the app: as an address (otpauth:), and as the dark modules of a QR code in an SVG path. */
export function enrolmentOf(
  secret: string,
  email: string,
): {
  address: string
  qr: { size: number; path: string }
} {
  const address = totpOf(secret, email).toString()
  const { modules, size } = qrModules(address)
  const dark = modules.flatMap((module, at) =>
    module ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : [],
  )
  return { address, qr: { size, path: dark.join('') } }
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: brand.brandName,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  })
}
