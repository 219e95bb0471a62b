// Reads the YAML file of an exhibition and reports every field that cannot be used.
import { z } from 'zod'
import { parse } from 'yaml'
import { LANGS } from '../../../shared/lang.ts'

/** Names occur in the subjects of mails, which cannot have a line break. */
const line = z
  .string()
  .trim()
  .min(1)
  .max(160)
  .regex(/^\P{Cc}*$/u, 'use one line')
const text = z.object({
  name: line,
  place: line,
  body: z.string().trim().min(1).max(8000),
})
const optionalText = text.optional()

const schema = z
  .object({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}$/, 'use lower-case letters, digits and hyphens'),
    country: z.string().regex(/^[A-Z]{2}$/, 'use a country code such as HK'),
    beginsOn: z.iso.date(),
    endsOn: z.iso.date(),
    booth: z.string().trim().min(1).max(60),
    texts: z.object({ en_us: text, zh_cn: optionalText, zh_hk: optionalText }).strict(),
  })
  .strict()
  .refine(({ beginsOn, endsOn }) => beginsOn <= endsOn, {
    path: ['endsOn'],
    error: 'must not be before beginsOn',
  })

export type ExhibitionFile = z.infer<typeof schema>

/** `faults`: one message per invalid field. */
export function readExhibitionFile(
  yaml: string,
): { exhibition: ExhibitionFile; faults: [] } | { exhibition: null; faults: string[] } {
  let content: unknown
  try {
    // The core schema of YAML reads days as text.
    content = parse(yaml, { schema: 'core' })
  } catch (error) {
    return { exhibition: null, faults: [String((error as Error).message).split('\n')[0] ?? ''] }
  }
  const checked = schema.safeParse(content)
  if (checked.success) return { exhibition: checked.data, faults: [] }
  const faults = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { exhibition: null, faults }
}

/** The languages in which the file has texts. */
export function langsOf({ texts }: ExhibitionFile) {
  return LANGS.filter((lang) => texts[lang] !== undefined)
}
