// GET /log-in-link/{secret}: logs a member in once and leads to the home page of the area.
import type { FastifyInstance } from 'fastify'
import { langPrefix } from '../../shared/lang.ts'
import { LOG_IN_LINK_PATH } from '../../shared/log-in-link.ts'
import { PAGE_PATHS } from '../../shared/page-paths.ts'
import { MINUTE_SECONDS } from '../../shared/time.ts'
import type { Shop } from '../context/shop.ts'
import { logInWithLink } from '../modules/membership/log-in-link-service.ts'
import { sessionCookies } from '../modules/membership/session-cookies.ts'
import { AppError } from '../platform/errors.ts'
import { acceptedLang } from '../platform/http/accepted-lang.ts'
import { readCookie } from '../platform/http/cookies.ts'
import { rejectPrefetch } from '../platform/http/cross-site.ts'
import { failure } from '../platform/http/envelope.ts'
import { sendCookies } from '../platform/http/send-cookies.ts'
import { consumeLimit } from '../platform/limits/rate-limit.ts'
import { networkOf } from '../platform/net/network.ts'

/** Limits guessing of secrets. */
const PER_NETWORK = { purpose: 'log-in-link', max: 30, windowSeconds: 10 * MINUTE_SECONDS }

export function addLogInLinks(app: FastifyInstance, shop: Shop): void {
  const url = `${LOG_IN_LINK_PATH}/:secret`
  // A HEAD request of a program that checks links must not use the link up.
  app.get<{ Params: { secret: string } }>(
    url,
    { exposeHeadRoute: false },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      try {
        rejectPrefetch(shop.config, request)
        const now = shop.clock()
        await consumeLimit(shop.db, now, { ...PER_NETWORK, subject: networkOf(request.ip) })
        const login = await logInWithLink(shop.db, now, {
          secret: request.params.secret,
          token: readCookie(request.headers, 'token'),
          userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
        })
        if (!login) throw new AppError(410)
        sendCookies(shop.config, { request, reply }, sessionCookies(login.facts, now))
        const home = login.kind === 'dropship' ? PAGE_PATHS.dropShipHome : PAGE_PATHS.home
        return reply.redirect(langPrefix(login.lang) + home, 303)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const { msg } = failure(error, acceptedLang(request))
        return reply.code(error.code).type('text/plain; charset=utf-8').send(msg)
      }
    },
  )
}
