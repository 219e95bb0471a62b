// npm run generate -- --scale 10 OUT.ndjson.gz: writes the catalogue many times over, for measuring.
import { parseArgs } from 'node:util'
import { generateCatalogue } from '../server/staff/catalogue/generate-catalogue.ts'

const USAGE = 'npm run generate -- --scale 10 OUT.ndjson.gz   (scale 1 to 90)'

process.exitCode = await main()

async function main(): Promise<number> {
  const wish = readWish()
  if (!wish) {
    console.error(USAGE)
    return 1
  }
  try {
    const { items } = await generateCatalogue(wish)
    console.log(`${items.toLocaleString('en')} items → ${wish.path}`)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

function readWish(): { path: string; scale: number } | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { scale: { type: 'string', default: '10' } },
    })
    const [path] = positionals
    const scale = Number(values.scale)
    const fine = Number.isInteger(scale) && scale >= 1 && scale <= 90
    return path !== undefined && positionals.length === 1 && fine ? { path, scale } : null
  } catch {
    return null
  }
}
