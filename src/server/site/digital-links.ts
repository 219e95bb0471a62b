// GET /01/{GTIN}[/10/{lot}][/21/{serial}], the GS1 Digital Link of a pack (the URL in its QR code): redirects to its
// page, or lists all links (linkType=all).
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readDigitalLink } from '../../shared/digital-link.ts'
import { type Lang, langPrefix } from '../../shared/lang.ts'
import { findLinkTargets, type LinkTarget } from './find-link-targets.ts'
import { originOf } from '../platform/http/origin.ts'
import { visitorContext, type Shop } from '../context/shop.ts'

const LINKSET = 'application/linkset+json; charset=utf-8'
const VOCABULARY = 'https://ref.gs1.org/voc/'
/** One hour: the target changes with the catalogue. */
const CACHE_CONTROL = 'public, max-age=3600'

/** Returns true when it responded; otherwise the caller renders the page, which is "not found". */
export async function answerDigitalLink(
  shop: Shop,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { lang, path }: { lang: Lang; path: string },
): Promise<boolean> {
  const requested = readDigitalLink(path)
  const links = requested && (await findLinkTargets(visitorContext(shop, lang), requested))
  const defaultLink = links?.[0]
  if (!links || !defaultLink) return false
  const site = originOf(shop.config, request) + langPrefix(lang)
  // A serial must not be cached by intermediaries.
  reply
    .header('cache-control', requested.serial === null ? CACHE_CONTROL : 'no-store')
    .header('vary', 'Accept')
  if (wantsAll(request)) {
    await reply.type(LINKSET).send(linkset(links, { site, path }))
    return true
  }
  const wanted = wantedType(request)
  // If the product lacks the requested type of link, the default link is used.
  const link = links.find(({ type }) => type === wanted) ?? defaultLink
  await reply.redirect(langPrefix(lang) + link.address, 302)
  return true
}

function wantsAll(request: FastifyRequest): boolean {
  const type = wantedType(request)
  const accept = request.headers.accept ?? ''
  return type === 'all' || type === 'linkset' || accept.includes('application/linkset+json')
}

/** 'gs1:safetyInfo', the full URL of the type, or the trade term 'sds'. */
function wantedType(request: FastifyRequest): string {
  const { linkType } = request.query as Record<string, unknown>
  const given = typeof linkType === 'string' ? linkType : ''
  const type = given.replace(/^gs1:|^https?:\/\/(?:ref\.|www\.)?gs1\.org\/voc\//, '')
  return TRADE_TERMS[type.toLowerCase()] ?? type
}

const TRADE_TERMS: Record<string, string> = {
  sds: 'safetyInfo',
  'un38.3': 'logisticsInfo',
  declaration: 'certificationInfo',
  manual: 'instructions',
}

/** A document of the media type `application/linkset+json`, as RFC 9264 defines it. */
function linkset(links: readonly LinkTarget[], { site, path }: { site: string; path: string }) {
  const defaultLink = links[0]
  const byType: Record<string, object[]> = {}
  const add = (type: string, { address, title }: LinkTarget) => {
    const list = (byType[VOCABULARY + type] ??= [])
    list.push({ href: site + address, title, type: 'text/html' })
  }
  if (defaultLink) add('defaultLink', defaultLink)
  for (const link of links) add(link.type, link)
  return JSON.stringify({ linkset: [{ anchor: site + path, ...byType }] })
}
