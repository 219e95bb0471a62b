// Reads media.yaml: the focal point of each picture, which stays visible when it is cropped.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { ContentProblem } from './content-error.ts'

/** By the path of a picture. `x` and `y` are shares of its width and height, from 0 to 1. */
export type FocalPoints = ReadonlyMap<string, { x: number; y: number }>

const share = z.number().min(0).max(1)
const schema = z.record(z.string(), z.strictObject({ focal: z.tuple([share, share]) }))
export const FOCAL_FILE = 'media/media.yaml'

/** Empty when the file cannot be read, mostly because there is none; the problems when its content is wrong. */
export async function readFocalPoints(folder: string): Promise<FocalPoints | ContentProblem[]> {
  let text: string
  try {
    text = await readFile(join(folder, FOCAL_FILE), 'utf8')
  } catch {
    return new Map()
  }
  try {
    const checked = schema.safeParse(parse(text, { maxAliasCount: 0 }) ?? {})
    if (checked.success) {
      return new Map(
        Object.entries(checked.data).map(([name, { focal }]) => [
          `media/${name}`,
          { x: focal[0], y: focal[1] },
        ]),
      )
    }
    return checked.error.issues.map(({ path, message }) => ({
      file: FOCAL_FILE,
      field: path.map(String).join('.'),
      message: `${message}; write: storage-band.svg: { focal: [0.5, 0.3] }`,
    }))
  } catch (error) {
    return [{ file: FOCAL_FILE, message: (error as Error).message.split('\n', 1)[0] ?? '' }]
  }
}
