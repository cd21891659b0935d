import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { Registry } from '@skerry/contracts';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from './config/load.ts';
import type { Database } from './database/connect.ts';
import { serveApis } from './gateway/apis.ts';
import { limitedInvitations } from './identity-provider/invitations/limited-invitations.ts';
import { callShares } from './gateway/call-shares.ts';
import { EventStreams } from './gateway/event-streams.ts';
import { decorateForGuard } from './gateway/guard.ts';
import type { UpstreamOptions } from './gateway/upstream.ts';
import { answerBrokenRequest, answerUnknownExpectation } from './http/broken-requests.ts';
import { portalReportsPath } from '@skerry/contracts';
import { receivePolicyReports } from './http/csp-reports.ts';
import { receivePortalReports } from './http/portal-reports.ts';
import { prepareDraining } from './http/draining.ts';
import { handleErrors, sendProblem } from './http/errors.ts';
import { serveHealth } from './http/health.ts';
import { limitedAs } from './http/limited-as.ts';
import { ProblemError } from './http/problem.ts';
import { closeSlowReaders } from './http/slow-readers.ts';
import { bareHeaders, secure } from './http/security.ts';
import { traceIdOf } from './http/trace.ts';
import { createEmbeddedIdentityProvider } from './identity-provider/index.ts';
import { authenticator } from './identity/authenticate.ts';
import { externalIdentity } from './identity/external-identity.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import { localKeys } from './identity/verify-token.ts';
import { keycloakIdentity } from './keycloak/keycloak-identity.ts';
import { startDeletingOldLists } from './site-lists/delete-old-lists.ts';
import type { MailSender } from './mail/customer-mail.ts';
import { startSendingMail } from './mail/send-outbox.ts';
import { serveUnsubscribing } from './notifications/unsubscribe.ts';
import { keepPortalContents } from './portal/portal-contents.ts';
import { runtimeConfigFor } from './portal/runtime-config.ts';
import { servePortal } from './portal/serve-portal.ts';

export interface ServerParts {
  database: Database;
  /** The database holds the demo data: its mails are shown, and the login page points at its logins. */
  isDemo?: boolean;
  /** Replaces the one that the configuration names. */
  identity?: IdentityProvider;
  upstreamOptions?: UpstreamOptions;
  times?: typeof usualTimes;
  /** Where log lines go, instead of standard output. */
  logStream?: { write(line: string): void };
}

/** Time limits in milliseconds: for receiving a request, for the whole of it with its answer, between two looks at them, and for clients to leave before the end. */
const usualTimes = { request: 30_000, whole: 50_000, check: 5000, drain: 1500 };

/** Size of a request's body in bytes. */
const bodyLimit = 64 * 1024;

/** What no line of the log has. */
const privateFields = ['req.headers', '*.email', '*.cellphone', '*.password', '*.token'];
/** With a broken condition of a table, the database tells the row, the embedded one the statement and its values, too. */
const privateOfDatabaseErrors = ['detail', 'where', 'hint', 'query', 'params', 'internalQuery'];

/** Puts the whole server together. Nothing listens yet; closing it leaves the database open. */
export async function buildServer(config: Config, parts: ServerParts): Promise<FastifyInstance> {
  const { database, isDemo = false, times = usualTimes } = parts;
  const server = Fastify({
    logger: {
      level: config.logLevel,
      redact: [...privateFields, ...privateOfDatabaseErrors.map((name) => `err.${name}`)],
      ...(parts.logStream !== undefined && { stream: parts.logStream }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: ({ headers }) => traceIdOf(headers),
    trustProxy: config.trustedProxies ?? false,
    bodyLimit,
    requestTimeout: times.request,
    connectionTimeout: 45_000,
    // A request without a host is refused like any other, with our headers. Node ends slow requests only if the limit of headers is not above theirs.
    http: { requireHostHeader: false, headersTimeout: times.request, connectionsCheckingInterval: times.check },
    handlerTimeout: 15_000,
    routerOptions: { maxParamLength: 256 },
    forceCloseConnections: 'idle',
    // What was accepted is answered, see draining.ts.
    return503OnClosing: false,
    // A malformed address reaches no hook.
    frameworkErrors: (_error, request, reply) => void sendProblem(request, reply.headers(bareHeaders), 400),
    clientErrorHandler: answerBrokenRequest,
  });
  database.onConnectionLost((error) =>
    server.log.error({ reason: error.message }, 'lost the connection to the database'),
  );
  handleErrors(server);
  decorateForGuard(server);
  server.server.on('checkExpectation', answerUnknownExpectation);
  const streams = new EventStreams(database, (error) => server.log.error(error, 'could not ask who may still listen'));
  prepareDraining(server, times.drain, () => streams.close());
  server.addHook('preClose', () => streams.close());
  closeSlowReaders(server, times.whole);
  server.removeContentTypeParser('text/plain');
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  await secure(server, { hosts: config.hosts });
  // A long query of the embedded database blocks the whole process, which is no reason to refuse the requests behind it.
  if (database.kind === 'postgres')
    await server.register(underPressure, { maxEventLoopDelay: config.maxEventLoopDelay, retryAfter: 2 });
  await server.register(rateLimit, {
    hook: 'preValidation',
    max: config.rateLimit,
    timeWindow: 60_000,
    keyGenerator: limitedAs,
    allowList: (request: FastifyRequest) => request.principal === null && !isReport(request),
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError(429, { headers: { 'retry-after': String(Math.ceil(ttl / 1000)) } }),
  });
  serveHealth(server, () => sql`select 1`.execute(database.identityReads));
  receivePolicyReports(server);
  receivePortalReports(server);

  const identity = parts.identity ?? chooseIdentity(config, database, isDemo);
  const authenticate = authenticator(database, {
    issuer: identity.issuer,
    audience: config.identityAudience,
    clientId: config.identityClientId,
    keys: identity.keys,
    keepsSessions: identity.keepsSessions,
    keepsReasons: config.apiUpstreams['portal-user'] === undefined,
    onUnknownLocale: (locale) => server.log.warn({ locale }, 'unknown customerLocale in an access token, taken as se'),
  });
  const shares = callShares(config.databasePoolSize);
  await serveApis(server, {
    guard: { database, authenticate, shares, streams },
    directory: limitedInvitations(identity.directory),
    sender: mailSender(config),
    upstreams: config.apiUpstreams,
    bodyLimit,
    upstreamOptions: parts.upstreamOptions,
  });
  await serveUnsubscribing(server, { database, shares });
  await identity.register?.(server);
  const contents = await keepPortalContents(database, {
    onFailure: (error) => server.log.warn({ err: error }, "could not read the provider's content, the last one stays"),
  });
  const isBuilt = await servePortal(server, {
    folder: config.portalFolder,
    appName: config.appName,
    runtimeConfig: (host) => runtimeConfigFor(host, config, contents, { identity: identity.forBrowser(host), isDemo }),
    origins: {
      identity: originOf(config.identityIssuer),
      analytics: originOf(config.matomoUrl),
      map: originOf(config.mapStyleUrl),
    },
  });
  if (!isBuilt)
    server.log.warn(`No portal in ${config.portalFolder}: only the APIs are served. Build it with "npm run build".`);
  const deleting = startDeletingOldLists(database, server.log);
  server.addHook('onClose', () => deleting.stop());
  if (config.smtpUrl !== undefined) {
    const mail = startSendingMail(database, { smtpUrl: config.smtpUrl, from: config.mailFrom, log: server.log });
    server.addHook('onClose', () => mail.stop());
  }
  return server;
}

function chooseIdentity(config: Config, database: Database, isDemo: boolean): IdentityProvider {
  const { identityIssuer, identityClientId: clientId, identityAudience: audience, hosts, appName } = config;
  const [firstHost] = hosts;
  const originFor = originsByRegistry(hosts);
  if (identityIssuer !== undefined) {
    const { keycloakClientId: adminClientId, keycloakClientSecret: adminClientSecret } = config;
    return adminClientSecret === undefined
      ? externalIdentity(identityIssuer, clientId)
      : keycloakIdentity({ issuer: identityIssuer, clientId, adminClientId, adminClientSecret, originFor });
  }
  const issuer = `${firstHost.origin}/oidc`;
  const provider = createEmbeddedIdentityProvider({
    database,
    issuer,
    clientId,
    audience,
    origins: hosts.map(({ origin }) => origin),
    originFor,
    appName,
    showsMail: isDemo && config.smtpUrl === undefined,
  });
  return {
    issuer,
    keys: localKeys(() => provider.publicKeys()),
    keepsSessions: true,
    directory: provider.directory,
    forBrowser({ origin }) {
      const { issuer: named, ...metadata } = provider.metadata(origin);
      return { issuer: named, clientId, metadata, passwordChange: 'mailedLink' };
    },
    register: (scope) => provider.register(scope),
  };
}

/** What mails and webhooks say about the portal that sends them. */
export function mailSender({ appName, hosts }: Config): MailSender {
  return { appName, originFor: originsByRegistry(hosts) };
}

/** The origin of links in mails, by the customer's registry. */
function originsByRegistry(hosts: Config['hosts']): (registry: Registry) => string {
  return (registry) =>
    (registry === 'com'
      ? hosts.find(({ variant }) => variant === 'carrier')
      : hosts.find(({ country, variant }) => country === registry && variant === 'customer')
    )?.origin ?? hosts[0].origin;
}

function originOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : new URL(address).origin;
}

/** What browsers report, nobody needs to be signed in for. */
function isReport({ url }: FastifyRequest): boolean {
  return ['/csp-reports', portalReportsPath].some((path) => url.startsWith(path));
}
