// GET /api/file/list: the catalogue of each category, printed already or not, then leaflets, posters and videos.
import { brandSlug } from '../../../shared/slug.ts'
import { addressOf, type ParsedInputOf } from '../../../contract/call.ts'
import {
  type Download,
  downloadCatalogueRoute,
  listDownloadsRoute,
} from '../../../contract/file.ts'
import type { DownloadType } from '../../../shared/content-kinds.ts'
import { listCategories } from '../../modules/catalogue/category-service.ts'
import { filePath } from '../../modules/content/content-presenter.ts'
import { listCards } from '../../modules/content/content-service.ts'
import { type ContentFile, listContentFiles } from '../../modules/content/file-service.ts'
import { listPrintedCatalogues } from '../../modules/download/printed-service.ts'
import { PRINT_TEXTS } from '../../modules/download/texts/print-texts.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { pageOf } from '../../platform/http/paging.ts'

type Input = ParsedInputOf<typeof listDownloadsRoute>

/** Product images are not listed: every product has them. */
const ORDER: readonly DownloadType[] = ['catalogue', 'leaflet', 'poster', 'video']

export const listDownloadsCall = handle(listDownloadsRoute, listDownloads)

async function listDownloads(ctx: Ctx, { type, keyword, page, rows }: Input) {
  const [catalogues, files] = await Promise.all([listCatalogues(ctx), listFiles(ctx)])
  const words = (keyword ?? '').normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  const list = [...catalogues, ...files]
    .filter((entry) => type === undefined || entry.type === type)
    .filter(({ title, summary }) => {
      const text = `${title} ${summary}`.normalize('NFKC').toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))
  return pageOf(list, { page, rows })
}

async function listCatalogues(ctx: Ctx): Promise<Download[]> {
  const [categories, printed] = await Promise.all([listCategories(ctx), listPrintedCatalogues(ctx)])
  const t = PRINT_TEXTS[ctx.lang]
  return categories.map(({ categoryId, name, count }) => ({
    ...SHARED_FIELDS,
    id: categoryId,
    type: 'catalogue' as const,
    title: name,
    summary: t.models(count.toLocaleString('en')),
    fileName: `${brandSlug()}-${categoryId}-${ctx.lang.replace('_', '-')}.pdf`,
    mediaType: 'application/pdf',
    bytes: printed.get(categoryId)?.bytes ?? null,
    pages: printed.get(categoryId)?.pages ?? null,
    date: null,
    lang: ctx.lang,
    url: addressOf(downloadCatalogueRoute, { categoryId, lang: ctx.lang }),
  }))
}

const SHARED_FIELDS = { image: null, isFallback: false, isExample: false }

async function listFiles(ctx: Ctx): Promise<Download[]> {
  const everyCard = { page: 1, rows: 500 }
  const [leafletCards, posterCards, downloads, posters, videos] = await Promise.all([
    listCards(ctx, { kind: 'download', ...everyCard }),
    listCards(ctx, { kind: 'poster', ...everyCard }),
    listContentFiles(ctx, { kinds: ['download'], roles: ['file'] }),
    listContentFiles(ctx, { kinds: ['poster'], roles: ['file', 'image'] }),
    listContentFiles(ctx, { kinds: ['download', 'news'], roles: ['video'] }),
  ])
  const images = new Map(
    [...leafletCards.list, ...posterCards.list].map(({ kind, id, image }) => [
      `${kind} ${id}`,
      image,
    ]),
  )
  const withImage = (entry: Download, kind: string): Download => ({
    ...entry,
    image: images.get(`${kind} ${entry.id}`) ?? null,
  })
  const idsWithVideo = new Set(videos.map(({ id }) => id))
  return [
    ...downloads
      .filter(({ id }) => !idsWithVideo.has(id))
      .map((file) => present(ctx, file, file.type === 'poster' ? 'poster' : 'leaflet'))
      .map((entry) => withImage(entry, 'download')),
    ...posters.map((file) => withImage(present(ctx, file, 'poster'), 'poster')),
    ...videos.map((file) => present(ctx, file, 'video')),
  ]
}

function present({ lang }: Ctx, file: ContentFile, type: DownloadType): Download {
  // Drawings are rendered as PNG on their first download.
  const isDrawn = file.mediaType === 'image/svg+xml'
  return {
    ...SHARED_FIELDS,
    id: file.id,
    type,
    title: file.title,
    summary: file.summary,
    fileName: isDrawn ? file.fileName.replace(/\.svg$/, '.png') : file.fileName,
    mediaType: isDrawn ? 'image/png' : file.mediaType,
    bytes: isDrawn ? null : file.bytes,
    pages: null,
    date: file.date,
    lang: file.lang,
    isFallback: file.lang !== lang,
    isExample: file.isExample,
    url: filePath(file, type === 'video' ? 'video' : 'file', lang),
  }
}
