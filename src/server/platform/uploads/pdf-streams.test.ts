// Tests that object streams of a PDF are found in ASCII85 too, and that a part that they share is not read for each.
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { AppError } from '../errors.ts'
import { objectStreams } from './pdf-streams.ts'

const OBJECTS = '1 0 2 8 <</A 1>> <</B 2>>'
const packed = ascii85(deflateSync(Buffer.from(OBJECTS)))

async function objectTexts(...parts: string[]): Promise<string[]> {
  const pdf = Buffer.from(['%PDF-1.4\n1 0 obj\n', ...parts, '\n%%EOF\n'].join(''), 'latin1')
  const texts: string[] = []
  for await (const { text } of objectStreams(pdf)) texts.push(text)
  return texts
}

test('objects written in ASCII85 are found, behind blanks too', async () => {
  expect(await objectTexts('<</First 8>>\nstream\n', packed, '\nendstream')).toEqual([OBJECTS])
  const padded = ' '.repeat(5_000) + packed
  expect(await objectTexts('<</First 8>>\nstream\n', padded, '\nendstream')).toEqual([OBJECTS])
})

test('streams that share a megabyte of uncompressed text are skipped', async () => {
  expect(await objectTexts('stream\n'.repeat(150), '!'.repeat(1_000_000))).toEqual([])
})

test('streams that share a megabyte of ASCII85 are rejected', async () => {
  const beginnings = `stream\n${packed.slice(0, 10)}`.repeat(150)
  const reading = objectTexts(beginnings, '!'.repeat(1_000_000))
  await expect(reading).rejects.toBeInstanceOf(AppError)
})

function ascii85(bytes: Buffer): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = Buffer.alloc(4)
    bytes.copy(group, 0, at, Math.min(at + 4, bytes.length))
    let value = group.readUInt32BE(0)
    let digits = ''
    for (let digit = 0; digit < 5; digit++) {
      digits = String.fromCharCode(33 + (value % 85)) + digits
      value = Math.floor(value / 85)
    }
    text += digits.slice(0, Math.min(4, bytes.length - at) + 1)
  }
  return `${text}~>`
}
