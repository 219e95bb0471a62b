// Serves every call of the route table, over HTTP and in process for pages: checks access, then input, and wraps results
// in the envelope.
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CallRoute, isStaffAccess, type Method } from '../../contract/call.ts'
import type { Envelope } from '../../contract/result-code.ts'
import { DEFAULT_LANG, langOf, type Lang } from '../../shared/lang.ts'
import type { Rendered } from '../platform/response-cache/compressed-cache.ts'
import { callKey } from '../platform/response-cache/response-cache.ts'
import { type AnyCall, CodedResult, isFileCall } from '../context/call-handler.ts'
import type { FileResponse } from '../platform/http/file-response.ts'
import type { Actor, Ctx } from '../context/context.ts'
import { expiredSession, expiredStaffSession, type SetCookie } from '../platform/http/cookies.ts'
import type { Turn } from '../platform/limits/work-queue.ts'
import { acceptedLang } from '../platform/http/accepted-lang.ts'
import { failure, success } from '../platform/http/envelope.ts'
import { AppError } from '../platform/errors.ts'
import { RequestRejected } from '../platform/limits/admission-control.ts'
import { carriesToken, JSON_TYPE, sendEnvelope } from '../platform/http/send-envelope.ts'
import { eventLoopTurn } from '../platform/event-loop-turn.ts'
import { liftBodyTimeLimit } from '../platform/http/body-time.ts'
import { type RawInput, type RequestInput, requestInput } from '../platform/http/request-input.ts'
import { readInput, replaceInvalidCharacters } from '../platform/http/read-input.ts'
import {
  type IncomingForm,
  isForm,
  isFormRoute,
  newIncomingForm,
  receiveForm,
} from '../platform/http/receive-form.ts'
import { sendCookies } from '../platform/http/send-cookies.ts'
import { sendFile } from '../platform/http/send-file.ts'
import { contextOf, visitorContext, type Shop } from '../context/shop.ts'
import type { UploadConnection } from '../platform/uploads/upload-semaphore.ts'
import { type AuthenticatedRequest, authenticate, authenticateStaff } from './authenticate.ts'
import type { CallTable } from './call-table.ts'
import { checkAccess, priorityOf, rejectForgery } from './check-access.ts'

export function addCalls(app: FastifyInstance, shop: Shop, calls: readonly AnyCall[]): void {
  for (const call of calls) if (!call.route.upload) addCall(app, shop, call)
  void app.register(async (forms) => {
    // The call reads its own form: nothing is received before access was checked.
    forms.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
    forms.addHook('onSend', async (request, reply) => {
      // Closes the connection of a client that was rejected before its whole body had arrived.
      if (isForm(request) && !request.raw.complete) reply.header('connection', 'close')
    })
    for (const call of calls) if (call.route.upload) addCall(forms, shop, call)
  })
}

function addCall(app: FastifyInstance, shop: Shop, call: AnyCall): void {
  app.route({
    method: call.route.method,
    url: call.route.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(call.route.bodyBytes === undefined ? {} : largeBody(shop, call, call.route.bodyBytes)),
    handler: (request, reply) => serveCall({ shop, call, request, reply }),
  })
}

function authenticateFor(shop: Shop, { access }: CallRoute, request: FastifyRequest) {
  return isStaffAccess(access) ? authenticateStaff(shop, request) : authenticate(shop, request)
}

/** A body that may be larger than usual is received only after access was checked; the handler checks it again. */
function largeBody(shop: Shop, { route }: AnyCall, bodyLimit: number) {
  return {
    bodyLimit,
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      if (hasUsualLength(request)) return
      try {
        rejectForgery(shop, route, request)
        const authenticated = await authenticateFor(shop, route, request)
        checkAccess(route, { ...authenticated, now: shop.clock() })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const lang = acceptedLang(request)
        reply.header('connection', 'close')
        await sendEnvelope(reply, failure(error, lang), lang)
      }
    },
  }
}

/** False as well if the request does not state the length of its body. */
function hasUsualLength({ headers, server }: FastifyRequest): boolean {
  return Number(headers['content-length']) <= (server.initialConfig.bodyLimit ?? 0)
}

/** Runs a call in process while a page is rendered: the same checks without HTTP. */
export function callInProcess(
  shop: Shop,
  calls: CallTable,
  authenticated?: AuthenticatedRequest,
): (method: Method, path: string, input: object) => Promise<Envelope<unknown>> {
  return async (method, path, input) => {
    const lang = langOf((input as RawInput).lang)
    const call = calls.find(method, path)
    try {
      if (!call || isHidden(call, authenticated)) throw new AppError(404)
      const ctx = authenticated ? contextOf(shop, lang, authenticated) : visitorContext(shop, lang)
      return (
        await runCall(
          call,
          { ctx, tokenStatus: authenticated?.tokenStatus ?? 'none' },
          input as RawInput,
        )
      ).envelope
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return failure(error, lang)
    }
  }
}

/** Where staff may not work (STAFF_HOST, STAFF_NETWORKS), the calls of staff do not exist. */
function isHidden({ route }: AnyCall, authenticated: AuthenticatedRequest | undefined): boolean {
  return isStaffAccess(route.access) && authenticated?.isOutsideStaffLocation === true
}

interface ServedCall {
  shop: Shop
  call: AnyCall
  request: FastifyRequest
  reply: FastifyReply
}

async function serveCall(parts: ServedCall): Promise<void> {
  const { shop, call, request, reply } = parts
  const isShared = call.route.cache === 'public' && !carriesToken(request)
  const key = callKey(request.method, request.url, (request.body as string | undefined) ?? '')
  if (isShared && shop.responses.sendCached(request, reply, key)) return
  const turn = { priority: priorityOf(shop, call.route, request), ...(isShared ? { key } : {}) }
  if (isShared) {
    // Only requests without a token get here, so the response is a visitor's.
    const make = async () => renderEnvelope((await handleCall(shop, call, request)).envelope)
    const keep = (rendered: Rendered) => rendered.resultCode === 200
    return shop.admission.run(request, turn, () =>
      shop.responses.sendRendered(request, reply, key, make, { keep }),
    )
  }
  const { envelope, file, lang, cookies } = await handleInTurn(parts, turn)
  sendCookies(shop.config, { request, reply }, cookies)
  if (isStaffAccess(call.route.access)) reply.header('x-robots-tag', 'noindex, nofollow')
  if (file) return sendFile(request, reply.header('x-result-code', '200'), file)
  await sendEnvelope(reply, envelope, lang)
}

/** A call that drops its requests under load answers them as if it had served them. Errors: RequestRejected. */
async function handleInTurn(parts: ServedCall, turn: Turn): Promise<Answer> {
  const { shop, call, request } = parts
  try {
    if (!isForm(request) && !call.route.queuesItself) {
      return await shop.admission.run(request, turn, () => handleCall(shop, call, request))
    }
    // Forms with files have separate slots, which they hold as long as their bytes take to arrive.
    shop.admission.admit(request, call.route.cost)
  } catch (error) {
    if (!call.route.dropsUnderLoad || !(error instanceof RequestRejected)) throw error
    return { envelope: success(null, DEFAULT_LANG), file: null, lang: DEFAULT_LANG, cookies: [] }
  }
  return handleCall(shop, call, request)
}

async function handleCall(shop: Shop, call: AnyCall, request: FastifyRequest): Promise<Answer> {
  let lang: Lang = DEFAULT_LANG
  const form = newIncomingForm()
  try {
    rejectForgery(shop, call.route, request)
    const authenticated = await authenticateFor(shop, call.route, request)
    // Access is checked before the input is read: a member call answers a visitor with 401, never 422.
    const input = requestInput(call.route, request)
    lang = input.lang
    checkAccess(call.route, { ...authenticated, now: shop.clock() })
    const given = await collectInput(
      shop,
      call,
      { request, input, actor: authenticated.actor },
      form,
    )
    lang = langOf(given.lang)
    const ctx = contextOf(shop, lang, authenticated)
    // Searches compute before they first wait: if several started together, they would block the event loop for long.
    if (call.route.cost === 'heavy') await eventLoopTurn()
    return {
      ...(await runCall(call, { ctx, tokenStatus: authenticated.tokenStatus }, given)),
      lang,
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const cookies = error.code === 401 ? expiredCookies(call.route) : []
    if (form.fields.lang !== undefined) lang = langOf(form.fields.lang)
    return { envelope: failure(error, lang), file: null, lang, cookies }
  } finally {
    await form.discard()
  }
}

/** Receives a form with a file into `form`, which the caller must discard; other input is already read. */
async function collectInput(
  shop: Shop,
  { route }: AnyCall,
  { request, input, actor }: { request: FastifyRequest; input: RequestInput; actor: Actor },
  form: IncomingForm,
): Promise<RawInput> {
  if (!isForm(request) || !isFormRoute(route)) return input.read()
  const memberId = actor.kind === 'member' ? actor.memberId : null
  const sender = { ip: request.ip, memberId }
  const admitted = () => shop.uploads.admit(sender, connectionOf(request))
  form.whenDone(await waitWithoutTimeout(request, admitted))
  await receiveForm(request, { route, files: shop.uploads.files }, form)
  return { ...form.fields, ...(request.params as RawInput) }
}

/**
 * `received`: bytes received on the connection, of which the caller must subtract those of earlier requests; Infinity
 * once the whole request has arrived.
 */
function connectionOf({ raw }: FastifyRequest): UploadConnection {
  return {
    received: () => (raw.complete ? Infinity : raw.socket.bytesRead),
    abort: () => void raw.destroy(),
  }
}

/** Suspends the socket timeout while the request is queued, since the client cannot send meanwhile. */
async function waitWithoutTimeout<T>({ raw }: FastifyRequest, wait: () => Promise<T>): Promise<T> {
  liftBodyTimeLimit(raw)
  const { socket } = raw
  // An injected request has no socket and no timeout.
  if (!(socket instanceof Socket)) return wait()
  const { timeout = 0 } = socket
  socket.setTimeout(0)
  try {
    return await wait()
  } finally {
    socket.setTimeout(timeout)
  }
}

/** A 401 of a call of staff removes the session of staff, a 401 of any other call that of the shop. */
function expiredCookies({ access }: CallRoute): SetCookie[] {
  return isStaffAccess(access) ? expiredStaffSession() : expiredSession()
}

interface Answer {
  envelope: Envelope<unknown>
  /** Sent in place of the envelope. */
  file: FileResponse | null
  lang: Lang
  cookies: readonly SetCookie[]
}

function renderEnvelope(envelope: Envelope<unknown>): Rendered {
  const body = Buffer.from(JSON.stringify(envelope))
  return { status: 200, contentType: JSON_TYPE, body, resultCode: envelope.code }
}

async function runCall(
  call: AnyCall,
  { ctx, tokenStatus }: { ctx: Ctx; tokenStatus: AuthenticatedRequest['tokenStatus'] },
  given: RawInput,
): Promise<Omit<Answer, 'lang'>> {
  checkAccess(call.route, { ...ctx, tokenStatus, now: ctx.clock() })
  // Some calls get their texts without null bytes and lone surrogates; the others reject these.
  const input = readInput(
    call.route.input,
    call.route.replacesInvalidCharacters ? replaceInvalidCharacters(given) : given,
  )
  if (isFileCall(call)) {
    const answer = await call.answer(ctx, input as never)
    if (answer instanceof CodedResult) return codedAnswer(answer, ctx.lang)
    return { envelope: success(null, ctx.lang), file: answer, cookies: [] }
  }
  const answer = await call.answer(ctx, input as never)
  if (answer instanceof CodedResult) return codedAnswer(answer, ctx.lang)
  return { envelope: success(answer, ctx.lang), file: null, cookies: [] }
}

function codedAnswer({ code, result, cookies }: CodedResult<unknown>, lang: Lang) {
  return { envelope: success(result, lang, code), file: null, cookies }
}
