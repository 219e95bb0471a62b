// npm run leaflets: prints the drawings of leaflets as PDF files beside them.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printDrawing } from '../server/platform/pdf/pdf-drawing.ts'
import { LANGS } from '../shared/lang.ts'
import { action, CommandError, runCommand } from './command-line/run-command.ts'

const FOLDER = join(import.meta.dirname, '../../data/content/media')
const NAME = /^leaflet-.+-(?<lang>en-us|zh-cn|zh-hk)\.svg$/

await runCommand({
  usage:
    'npm run leaflets [-- FOLDER]   prints each leaflet-NAME-LANGUAGE.svg in FOLDER as a PDF file beside it; data/content/media without FOLDER',
  actions: action(['FOLDER?'], async (_: void, folder = FOLDER) => {
    const drawings = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted()
    if (drawings.length === 0) throw new CommandError(`${folder} has no leaflet-NAME-LANGUAGE.svg`)
    for (const name of drawings) {
      const lang = LANGS.find((each) => each.replace('_', '-') === NAME.exec(name)?.groups?.lang)
      const pdf = await printDrawing(await readFile(join(folder, name), 'utf8'), lang ?? 'en_us')
      const printed = name.replace(/svg$/, 'pdf')
      await writeFile(join(folder, printed), pdf)
      console.log(`${String(Math.round(pdf.length / 1000)).padStart(5)} kB  ${printed}`)
    }
  }),
  open: (_, run) => run(),
})
