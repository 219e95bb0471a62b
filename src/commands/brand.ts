// npm run brand: checks the folder of the seller's brand, or writes one to start from.
import { resolve } from 'node:path'
import { checkBrand, differingPromises } from '../server/platform/brand/check-brand.ts'
import { writeNewBrand } from '../server/platform/brand/new-brand.ts'
import { readBrand } from '../server/platform/brand/read-brand.ts'
import { readConfig } from '../server/platform/config.ts'
import { type Actions, action, runCommand } from './command-line/run-command.ts'

const USAGE = `npm run brand [-- check [FOLDER]] [--strict]   lists what is still an example and what is missing
npm run brand -- new FOLDER                    writes a folder to start from
  FOLDER    the folder of a brand; without it, check reads BRAND_DIR or brand/
  --strict  exit code 1 if anything is still an example or missing`

const OPTIONS = { strict: { type: 'boolean', default: false } } as const

const OTHER_EXAMPLES = `Outside this folder, a new shop has examples too. Before you sell, see:
  npm run content -- list     texts; examples are marked
  npm run prices -- lists     the demonstration lists
  npm run shipping -- list    services; examples are marked`

const ACTIONS: Actions<{ strict: boolean }> = {
  check: action(['FOLDER?'], async ({ strict }, folder) => {
    const brand = readBrand(folder ?? readConfig().BRAND_DIR)
    const findings = checkBrand(brand)
    console.log(`${resolve(brand.folder)}: ${brand.name}`)
    for (const { kind, field, advice } of findings) {
      console.log(`  ${kind === 'example' ? 'still an example' : 'missing'}: ${field}: ${advice}`)
    }
    if (findings.length === 0) console.log('  Nothing is missing, and no example is left.')
    for (const line of differingPromises(brand)) console.log(`  note: ${line}`)
    console.log(OTHER_EXAMPLES)
    return strict && findings.length > 0 ? 1 : 0
  }),

  new: action(['FOLDER'], async (_context, folder) => {
    writeNewBrand(folder)
    console.log(
      [
        `Wrote ${resolve(folder)}. Next:`,
        '  1. Edit brand.json and replace the pictures.',
        `  2. npm run brand -- check ${folder}`,
        `  3. Set BRAND_DIR=${folder} and start the shop.`,
      ].join('\n'),
    )
  }),
}

await runCommand({
  usage: USAGE,
  options: OPTIONS,
  actions: ACTIONS,
  defaultAction: 'check',
  open: ({ options }, run) => run(options),
  explain: (error) => (error instanceof Error ? error.message : undefined),
})
