import type { Readable } from 'node:stream';
import type { Registry } from '@skerry/contracts';
import type { ApiDocument, Operation } from '@skerry/contracts/documents';
import { operationsOf } from '@skerry/contracts/documents';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { PortalHost } from '../config/hosts.ts';
import { eventHeaders } from '../http/event-headers.ts';
import { namedScope } from '../http/named-scope.ts';
import { ProblemError } from '../http/problem.ts';
import { pathOf } from '../http/security.ts';
import { traceparentFor } from '../http/trace.ts';
import { isCanonicalPath } from './canonical-path.ts';
import { guardScope, type Guard } from './guard.ts';
import { streamed } from './event-streams.ts';
import { fileTime } from './serve-api.ts';
import { createUpstream, type Upstream, type UpstreamAnswer, type UpstreamOptions } from './upstream.ts';

export interface ProxiedApi {
  prefix: string;
  document: ApiDocument;
  /** Address that takes the prefix's place, without a slash at its end. */
  upstream: string;
  /** Bytes of a body, where its operation has no limit of its own. */
  bodyLimit: number;
}

/** Request headers that are forwarded, besides those that the gateway sets. */
const requestHeaders = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'content-length',
  'if-match',
  'if-none-match',
  'idempotency-key',
  'last-event-id',
];
/** Response headers that are returned. */
const answerHeaders = ['etag', 'last-modified', 'retry-after', 'content-language', 'content-disposition'];
const maxJsonLength = 5_000_000;
const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Serves an API by forwarding its calls: same routes, same guard, only the headers listed above. */
export async function proxyApi(
  server: FastifyInstance,
  api: ProxiedApi,
  guard: Guard,
  options: UpstreamOptions = {},
): Promise<void> {
  const upstream = createUpstream(options);
  server.addHook('onClose', () => upstream.close());
  const operations = operationsOf(api.document).map((operation) => ({ operation, pattern: patternOf(operation) }));
  const proxy = namedScope(`${api.prefix}, proxied`, async (scope) => {
    // Bodies are streamed.
    scope.removeAllContentTypeParsers();
    const types = operations.some(({ operation }) => operation.takesFile)
      ? ['application/json', 'multipart/form-data']
      : ['application/json'];
    scope.addContentTypeParser(types, (_request, payload, done) => done(null, payload));
    scope.addHook('onRequest', async (request) => {
      if (!isCanonicalPath(pathOf(request.raw.url ?? ''))) throw new ProblemError(400, { code: 'INVALID_PATH' });
    });
    guardScope(scope, guard, (request) => {
      const path = pathOf(request.raw.url ?? '').slice(api.prefix.length);
      return operations.find(({ operation, pattern }) => operation.method === request.method && pattern.test(path))
        ?.operation;
    });
    scope.addHook('onRequest', async (request) =>
      checkLength(request, request.operation?.maxBodyLength ?? api.bodyLimit),
    );
    scope.route({
      method: methods,
      url: '/*',
      exposeHeadRoute: false,
      // The upstream's own time limit is for the beginning of its answer; a file may take longer to pass on.
      handlerTimeout: fileTime,
      async handler(request, reply) {
        const ask = () => forward(upstream, api, request);
        if (request.operation?.answersEvents === true) return streamed(guard.streams.admit(request), reply, ask);
        const { status, headers, body } = await ask();
        return reply.code(status).headers(headers).send(body);
      },
    });
  });
  await server.register(proxy, { prefix: api.prefix });
}

function patternOf({ path }: Operation): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

function checkLength({ headers }: FastifyRequest, limit: number): void {
  if (headers['transfer-encoding'] !== undefined) throw new ProblemError(411);
  if (Number(headers['content-length'] ?? 0) > limit) throw new ProblemError(413);
}

async function forward(
  upstream: Upstream,
  { prefix, upstream: address }: ProxiedApi,
  request: FastifyRequest,
): Promise<PassedAnswer> {
  const { principal, operation, portalHost } = request;
  if (principal === null && operation?.isPublic !== true) throw new ProblemError(401);
  // The other system knows nothing of scopes, and would answer for all that the customer has.
  if (principal !== null && principal.scope !== null && operation !== null && tellsOfServices(operation))
    throw new ProblemError(403, { code: 'SCOPE_NOT_SUPPORTED' });
  const registry = principal?.registry ?? registryOf(portalHost);
  const hasBody = Number(request.headers['content-length'] ?? 0) > 0;
  const call = {
    method: request.method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: `${address}${(request.raw.url ?? '').slice(prefix.length)}`,
    headers: headersFor(request, registry),
    body: hasBody ? request.raw : null,
    answersEvents: operation?.answersEvents === true,
  };
  const passed = await upstream.call(call, (answer) => readAnswer(answer, address, prefix, request));
  // Thrown only here: to the breaker a refusal is an answer.
  if (passed instanceof ProblemError) throw passed;
  return passed;
}

/** Addresses are the same for every customer. */
const ofNobody = ['suggestAddresses', 'locateAddress'];

/** What anybody may call is about themselves or the customer, but for the overview and the search. */
function tellsOfServices({ operationId, roles }: Operation): boolean {
  if (ofNobody.includes(operationId)) return false;
  return !roles.includes('*') || operationId === 'getOverview' || operationId === 'search';
}

function headersFor(request: FastifyRequest, registry: Registry): Record<string, string> {
  const passed = requestHeaders.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return {
    ...Object.fromEntries(passed),
    'x-microservice-registry': registry,
    traceparent: traceparentFor(request.id),
  };
}

/** Without a signed-in user, the host decides the country. */
function registryOf(host: PortalHost | null): Registry {
  if (host === null) return 'se';
  return host.variant === 'carrier' ? 'com' : host.country;
}

interface PassedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Readable | undefined;
}

async function readAnswer(
  answer: UpstreamAnswer,
  address: string,
  prefix: string,
  request: FastifyRequest,
): Promise<PassedAnswer | ProblemError> {
  const { statusCode: status, body } = answer;
  const type = mediaType(answer.headers['content-type']);
  if (status >= 500 || status === 401 || (status >= 300 && status < 400 && status !== 304)) {
    await body.dump();
    // The token was verified just now: an upstream that refuses it is set up wrongly, and must not sign anybody out.
    if (status === 401)
      request.log.error({ event: 'upstream_refused_token', address }, 'the upstream refuses a valid token');
    throw new ProblemError(status === 503 || status === 504 ? status : 502, {
      headers: only(answer.headers, ['retry-after']),
    });
  }
  if (status >= 400) {
    const text = type?.endsWith('json') === true ? await readText(body) : await body.dump().then(() => '');
    return refusal(status, text, answer);
  }
  const headers: Record<string, string> = {
    ...only(answer.headers, answerHeaders),
    ...location(answer.headers['location'], address, prefix),
  };
  if (status === 204 || status === 304) {
    await body.dump();
    return { status, headers, body: undefined };
  }
  if (type === 'application/json') {
    const text = await readText(body);
    if (!isJson(text)) throw new ProblemError(502, { cause: new Error('The upstream sent broken JSON.') });
    return { status, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' }, body: text };
  }
  // Events are read by a program as they come; nothing is saved.
  if (type === 'text/event-stream') return { status, headers: { ...headers, ...eventHeaders }, body };
  if (
    type === undefined ||
    !/^(?:text\/(?:csv|calendar)$|(?:application|image)\/(?!xhtml|javascript|ecmascript|.*svg))/.test(type)
  ) {
    await body.dump();
    throw new ProblemError(502, { cause: new Error(`The upstream sent ${type ?? 'no content type'}.`) });
  }
  return {
    status,
    headers: {
      ...headers,
      'content-type': type,
      'content-disposition': headers['content-disposition'] ?? 'attachment',
    },
    body,
  };
}

/** An upstream's refusal in our format, with only its code, count and field errors. */
function refusal(status: number, text: string, { headers }: UpstreamAnswer): ProblemError {
  const given: unknown = isJson(text) ? JSON.parse(text) : undefined;
  const { code, count, errors } = (typeof given === 'object' && given !== null ? given : {}) as {
    code?: unknown;
    count?: unknown;
    errors?: unknown;
  };
  const fieldErrors = Array.isArray(errors)
    ? errors.filter(isFieldError).map(({ field, code: what, character }) => ({
        field,
        code: what,
        ...(typeof character === 'string' && character.length <= 2 && { character }),
      }))
    : [];
  return new ProblemError(status, {
    headers: only(headers, ['retry-after', 'etag']),
    ...(typeof code === 'string' && /^[A-Z_]{1,64}$/.test(code) && { code }),
    ...(typeof count === 'number' && { count }),
    ...(fieldErrors.length > 0 && { errors: fieldErrors }),
  });
}

function isFieldError(entry: unknown): entry is { field: string; code: string; character?: unknown } {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'field' in entry &&
    typeof entry.field === 'string' &&
    'code' in entry &&
    typeof entry.code === 'string'
  );
}

function only(headers: UpstreamAnswer['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Turns an upstream address into ours; any other is dropped. */
function location(value: unknown, address: string, prefix: string): { location?: string } {
  if (typeof value !== 'string') return {};
  const base = new URL(`${address}/`);
  const target = URL.canParse(value, base.href) ? new URL(value, base) : undefined;
  if (target?.origin !== base.origin || !target.pathname.startsWith(base.pathname)) return {};
  return { location: `${prefix}/${target.pathname.slice(base.pathname.length)}${target.search}` };
}

async function readText(body: UpstreamAnswer['body']): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxJsonLength) throw new ProblemError(502, { cause: new Error('The upstream sent too much.') });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function mediaType(value: unknown): string | undefined {
  return typeof value === 'string' ? value.split(';', 1)[0]?.trim().toLowerCase() : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
