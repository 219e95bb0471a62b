// Writes a folder from which a brand is made: a copy of the default brand whose company is recognisably an example.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { BrandError, DEFAULT_BRAND } from './read-brand.ts'

const LEGAL = {
  name: {
    en_us: 'Example Trading Limited',
    zh_cn: '示例贸易有限公司',
    zh_hk: '範例貿易有限公司',
  },
  address: {
    en_us: '1 Example Street, Example City',
    zh_cn: '示例市示例路 1 号',
    zh_hk: '範例市範例街 1 號',
  },
  registration: '',
  taxNumber: '',
  representative: '',
}

/** Errors: BrandError if the folder exists and is not empty. */
export function writeNewBrand(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new BrandError(
      `${folder} is not empty. Choose a new folder, so that nothing is overwritten.`,
    )
  }
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(DEFAULT_BRAND)) {
    copyFileSync(join(DEFAULT_BRAND, file), join(folder, file))
  }
  const defaults = JSON.parse(readFileSync(join(DEFAULT_BRAND, 'brand.json'), 'utf8')) as object
  const text = JSON.stringify({ ...defaults, legal: LEGAL }, null, 2)
  writeFileSync(join(folder, 'brand.json'), `${text}\n`)
}
