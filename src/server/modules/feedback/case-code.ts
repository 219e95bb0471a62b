// The number of a case, which is public, and its feedback code, which is secret: made, read as people type them, sealed.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { sellerDay } from '../../../shared/seller-day.ts'
import { hashOf } from '../../platform/secrets.ts'

/** Crockford: no I, L, O or U, so that nothing is misread. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 13
const CIPHER = 'aes-256-gcm'

/** 'YYMM-nnnnnn', by the seller's calendar. */
export function caseNumber(now: Date, number: number): string {
  const day = sellerDay(now)
  return `${day.slice(2, 4)}${day.slice(5, 7)}-${String(number).padStart(6, '0')}`
}

/** 65 random bits. */
export function newCaseCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** As it was meant: blanks and hyphens fall away, small letters count, O is 0, I and L are 1. */
export function readCaseCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}

/** With its hyphen, wherever blanks were typed. */
export function readCaseNumber(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/[^0-9]/g, '')
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}

export function caseCodeHash(caseNo: string, code: string): Buffer {
  return hashOf('case-code', `${caseNo}\n${code}`)
}

/** Only who knows the sending's own id gets the code out of it. */
export function sealCode(sendingId: string, code: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(CIPHER, sealKey(sendingId), nonce)
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Throws when it was sealed with another id. */
export function openSealedCode(sendingId: string, sealed: Buffer): string {
  const decipher = createDecipheriv(CIPHER, sealKey(sendingId), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
}

function sealKey(sendingId: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sendingId, '', 'voltcell case code', 32))
}
