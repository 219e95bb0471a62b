// The language of a response to a request whose input is not readable yet.
import type { FastifyRequest } from 'fastify'
import { DEFAULT_LANG, isLang, type Lang } from '../../../shared/lang.ts'

/** From `lang` in the query, otherwise from Accept-Language; the default when neither names one of ours. */
export function acceptedLang({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Lang {
  const requested = (query as Record<string, unknown> | undefined)?.lang
  if (isLang(requested)) return requested
  const wanted = (headers['accept-language'] ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/)
      const weight = parameters.find((each) => each.startsWith('q='))
      return { lang: langOfTag(tag), weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ lang, weight }) => lang !== undefined && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return wanted[0]?.lang ?? DEFAULT_LANG
}

const LONGEST_HEADER = 500

/** Traditional characters for Hong Kong, Macao and Taiwan, simplified ones for every other Chinese tag. */
function langOfTag(tag: string): Lang | undefined {
  if (/^zh-(?:[a-z]+-)?(?:hant|hk|mo|tw)\b/i.test(tag)) return 'zh_hk'
  if (/^zh\b/i.test(tag)) return 'zh_cn'
  return /^en\b/i.test(tag) ? 'en_us' : undefined
}
