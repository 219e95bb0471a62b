// Tests sealing the successor of a token with the token itself, which is its parent.
import { expect, test } from 'vitest'
import { newSecret } from '../../platform/secrets.ts'
import { unsealSuccessor, sealSuccessor } from './sealed-successor.ts'

test('only the parent unseals the successor that was sealed with it', () => {
  const [parent, other, successor] = [newSecret(), newSecret(), newSecret()]
  const sealed = sealSuccessor(parent, successor)
  expect(unsealSuccessor(parent, sealed)).toBe(successor)
  expect(sealed.toString('latin1')).not.toContain(successor)
  expect(() => unsealSuccessor(other, sealed)).toThrow()
  expect(sealSuccessor(parent, successor).equals(sealed)).toBe(false)
})

test('a change of any bit is detected', () => {
  const parent = newSecret()
  const sealed = sealSuccessor(parent, newSecret())
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unsealSuccessor(parent, changed), String(at)).toThrow()
  }
})
