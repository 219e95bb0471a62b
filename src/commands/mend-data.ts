// npm run mend-data: mends the demonstration data in data/ by the rules of data/README.md.
import { join } from 'node:path'
import { mendData } from '../server/staff/catalogue/mend-data.ts'

const USAGE = 'npm run mend-data [-- FOLDER]   (devices.ndjson.gz and catalogue.ndjson.gz in it)'

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const [folder = join(import.meta.dirname, '../../data')] = args
  if (args.length > 1 || folder.startsWith('-')) {
    console.error(USAGE)
    return 1
  }
  try {
    const { counts, written } = await mendData(folder)
    for (const [rule, times] of counts) {
      if (times > 0) console.log(`${times.toLocaleString('en').padStart(7)}  ${rule}`)
    }
    console.log(written.length > 0 ? `written: ${written.join(', ')}` : 'nothing to mend')
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
