// Accepted attachments, and why other files are rejected.
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGS } from '../../../shared/lang.ts'
import { loadTexts } from '../../texts.ts'
import { findFileProblem, fileProblemText } from './check-file.ts'

const MB = 1024 * 1024

describe('findFileProblem', () => {
  test.each([
    ['label.jpg', 1, 'image/jpeg', null],
    ['label.JPEG', 1, 'image/jpeg', null],
    ['invoice.pdf', 10 * MB - 1, 'application/pdf', null],
    ['photo.jpg', 1, '', null],
    ['photo.jpg', 10 * MB, 'image/jpeg', 'tooBig'],
    ['photo.jpg', 0, 'image/jpeg', 'empty'],
    ['photo.png', 1, 'image/png', 'type'],
    ['photo.jpg', 1, 'image/png', 'type'],
    ['invoice.pdf', 1, 'image/jpeg', 'type'],
    ['photo.jpg.exe', 1, '', 'type'],
    ['photo', 1, 'image/jpeg', 'type'],
    ['', 1, '', 'type'],
  ] as const)(
    'finds in the file %s of %i bytes with the type "%s" the problem %s',
    (name, size, type, fault) => {
      expect(findFileProblem({ name, size, type })).toBe(fault)
    },
  )
})

describe('fileProblemText', () => {
  beforeAll(async () => {
    for (const lang of LANGS) await loadTexts(lang, 'form')
  })
  test.each(LANGS)('says size and limit in %s', (lang) => {
    const file = { name: 'a.jpg', size: 12 * MB, type: 'image/jpeg' } as File
    const text = fileProblemText(file, lang)
    expect(text).toContain('12 MB')
    expect(text).toContain('10 MB')
  })
  test('is null for a valid file', () => {
    const file = { name: 'a.jpg', size: 12, type: 'image/jpeg' } as File
    expect(fileProblemText(file, 'en_us')).toBeNull()
  })
})
