// npm run generate -- --scale 10 OUT.ndjson.gz: writes several copies of the demonstration catalogue, for measurements.
import { generateCatalogue } from '../server/staff/catalogue/generate-catalogue.ts'
import { wholeNumber } from './command-line/option-values.ts'
import { action, runCommand } from './command-line/run-command.ts'

await runCommand({
  usage: 'npm run generate -- --scale 10 OUT.ndjson.gz   (scale 1 to 90)',
  options: { scale: { type: 'string', default: '10' } },
  actions: action(['FILE'], async (options: { scale: string }, path) => {
    const scale = wholeNumber(options.scale, { name: '--scale', to: 90 })
    const { items } = await generateCatalogue({ path, scale })
    console.log(`${items.toLocaleString('en')} items → ${path}`)
  }),
  open: ({ options }, run) => run(options),
})
