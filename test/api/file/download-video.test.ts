// POST /api/file/download/video
import { downloadVideoRoute } from '../../../src/contract/file.ts'
import { useShop } from '../../support/ask.ts'
import { describeFileCall } from '../../support/file-cases.ts'

const shop = useShop()
const file = { role: 'video', fileName: 'film.mp4', mediaType: 'video/mp4' } as const

describeFileCall(shop, downloadVideoRoute, { file, hasRanges: false })
