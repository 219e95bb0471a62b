// What route-table.ts requires of zod: a strict object has a catch-all that accepts nothing, other objects have none
// or another.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { writtenAgainst } from '../support/written-against.ts'

writtenAgainst('zod', '4.6.7')

test.each([
  ['created as strict', z.strictObject({})],
  ['made strict later', z.object({}).strict()],
  ['extended', z.object({}).strict().extend({ id: z.string() })],
])('zod gives a strict object that is %s a catch-all that accepts nothing', (_, schema) => {
  expect(schema.def.catchall).toBeInstanceOf(z.ZodNever)
})

test.each([
  ['a plain object', z.object({})],
  ['a loose object', z.looseObject({})],
  ['an object with another catch-all', z.object({}).catchall(z.string())],
])('zod gives %s no catch-all that accepts nothing', (_, schema) => {
  expect(schema.def.catchall).not.toBeInstanceOf(z.ZodNever)
})
