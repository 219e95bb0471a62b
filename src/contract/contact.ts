// The calls of the contact pages.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { langOnly } from './shared-shapes.ts'

export const readContactDetailsRoute = defineCall({
  method: 'GET',
  path: '/api/contact-us/user-info',
  summary: 'What the contact form can fill in for a member',
  access: 'member',
  cache: 'none',
  cost: 'cheap',
  input: langOnly,
  result: z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    customerNo: z.string(),
    country: z.string(),
    region: z.string().nullable(),
  }),
})
