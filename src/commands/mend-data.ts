// npm run mend-data: mends the demonstration data in data/ by the rules of data/README.md.
import { join } from 'node:path'
import { mendData } from '../server/staff/catalogue/mend-data.ts'
import { action, runCommand } from './command-line/run-command.ts'

await runCommand({
  usage:
    'npm run mend-data [-- FOLDER]   (the folder with devices.ndjson.gz and catalogue.ndjson.gz)',
  actions: action(['FOLDER?'], async (_: void, folder) => {
    const { counts, written } = await mendData(folder ?? join(import.meta.dirname, '../../data'))
    for (const [rule, times] of counts) {
      if (times > 0) console.log(`${times.toLocaleString('en').padStart(7)}  ${rule}`)
    }
    console.log(written.length > 0 ? `written: ${written.join(', ')}` : 'Nothing to mend.')
  }),
  open: (_, run) => run(),
})
