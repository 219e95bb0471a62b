// The public number of a case and its secret feedback code: generation, parsing of typed input, sealing.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { sellerDay } from '../../../shared/seller-day.ts'
import { hashOf } from '../../platform/secrets.ts'

/** Crockford Base32 without I, L, O and U, to avoid misreading. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 13
const CIPHER = 'aes-256-gcm'

/** 'YYMM-nnnnnn', by the seller's calendar. */
export function caseNumber(now: Date, number: number): string {
  const day = sellerDay(now)
  return `${day.slice(2, 4)}${day.slice(5, 7)}-${String(number).padStart(6, '0')}`
}

/** 65 random bits. */
export function newCaseCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Normalises a typed code: removes blanks and hyphens, accepts lower case, O for 0, I and L for 1. */
export function readCaseCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}

/** Normalises a typed case number, including its hyphen. */
export function readCaseNumber(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/[^0-9]/g, '')
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}

export function caseCodeHash(caseNo: string, code: string): Buffer {
  return hashOf('case-code', `${caseNo}\n${code}`)
}

/** The code can be unsealed only with the id of the submission. */
export function sealCode(sendingId: string, code: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(CIPHER, sealKey(sendingId), nonce)
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts a sealed code. Throws when it was sealed with another id. */
export function unsealCode(sendingId: string, sealed: Buffer): string {
  const decipher = createDecipheriv(CIPHER, sealKey(sendingId), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
}

function sealKey(sendingId: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sendingId, '', 'voltcell case code', 32))
}
