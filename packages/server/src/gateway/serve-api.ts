import { isDate } from '@skerry/contracts';
import { operationsOf, type ApiDocument } from '@skerry/contracts/documents';
import { Ajv } from 'ajv';
import formatsPlugin from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { namedScope } from '../http/named-scope.ts';
import { streamed } from './event-streams.ts';
import { guardScope, type Guard } from './guard.ts';
import './meta-schemas.ts';
import { readUpload, registerUploads } from './uploads.ts';

/** Handlers of any document; `Handlers<…>` of the document's own operations is what they are made as. */
export type AnyHandlers = object & {
  readonly [operationId: string]: (
    call: never,
  ) => Promise<{ status: number; body?: unknown; headers?: Record<string, string> }>;
};

export interface BuiltInApi {
  prefix: string;
  document: ApiDocument;
  handlers: AnyHandlers;
}

/** How long the sending of a file may take, in milliseconds: it is as fast as the client's line. */
export const fileTime = 600_000;

const settings = { allErrors: false, strict: false, useDefaults: true, removeAdditional: false } as const;
/** A body is what it says; addresses and headers are text, so their numbers have to be read, and one value may be a list. */
const bodies = withFormats(new Ajv({ ...settings, coerceTypes: false }));
const texts = withFormats(new Ajv({ ...settings, coerceTypes: 'array' }));

function withFormats(ajv: Ajv): Ajv {
  formatsPlugin.default(ajv);
  // Theirs takes the year 0, which no database has.
  return ajv.addFormat('date', isDate);
}

/** Serves an API by its document: addresses, validation and answers come from there, the work from the handlers. */
export async function serveApi(
  server: FastifyInstance,
  { prefix, document, handlers }: BuiltInApi,
  guard: Guard,
): Promise<void> {
  const operations = new Map(operationsOf(document).map((operation) => [operation.operationId, operation]));
  const api = namedScope(`${prefix}, built in`, async (scope) => {
    scope.setValidatorCompiler(({ schema, httpPart }) =>
      (httpPart === 'body' ? bodies : texts).compile(schema as object),
    );
    scope.addHook('onRoute', (route) => {
      // One content type for each route: maps of content types have let bodies past validation before.
      const body = route.schema?.body as { content?: Record<string, { schema: unknown }> } | undefined;
      const only = body?.content?.['application/json']?.schema;
      if (only !== undefined && route.schema !== undefined) route.schema.body = only;
      // A form is read by its limits.
      else if (body?.content?.['multipart/form-data'] !== undefined) delete route.schema?.body;
      if (route.schema?.headers !== undefined) route.schema.headers = lowerCased(route.schema.headers as HeaderSchema);
    });
    if ([...operations.values()].some(({ takesFile }) => takesFile)) await registerUploads(scope);
    guardScope(scope, guard, (request) => {
      const { operationId } = (request.routeOptions.schema ?? {}) as { operationId?: string };
      return operationId === undefined ? undefined : operations.get(operationId);
    });
    await scope.register(fastifyOpenapiGlue, {
      specification: successOnly(document),
      prefix,
      operationResolver(operationId: string) {
        const handler = handlers[operationId];
        if (handler === undefined) throw new Error(`No handler for the operation ${operationId}.`);
        const {
          answersFile = false,
          answersEvents = false,
          takesFile = false,
          maxBodyLength,
        } = operations.get(operationId) ?? {};
        const work = async (request: FastifyRequest) => {
          const upload = takesFile ? await readUpload(request) : undefined;
          return guard.shares(request, () => handler({ ...callOf(request, operationId), upload } as never));
        };
        const answer = async (request: FastifyRequest, reply: FastifyReply) => {
          if (answersEvents) return streamed(guard.streams.admit(request), reply, () => work(request));
          const { status, body, headers = {} } = await work(request);
          return reply.code(status).headers(headers).send(body);
        };
        // The method and address come from the document.
        return {
          handler: answer,
          ...(answersFile && { handlerTimeout: fileTime }),
          ...(maxBodyLength !== undefined && { bodyLimit: maxBodyLength }),
        } as RouteOptions;
      },
    });
  });
  await server.register(api);
}

interface HeaderSchema {
  type: 'object';
  properties: Record<string, unknown>;
  required?: string[];
}

/** Node lower-cases header names. */
function lowerCased({ type, properties, required = [] }: HeaderSchema): HeaderSchema {
  return {
    type,
    properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema])),
    required: required.map((name) => name.toLowerCase()),
  };
}

/** The document without its problems, whose form is made in one place for all, and without files, which have no schema. */
function successOnly(document: ApiDocument): ApiDocument {
  const copy = structuredClone(document);
  for (const operation of Object.values(copy.paths).flatMap((item) => Object.values(item))) {
    if (typeof operation !== 'object' || operation === null || !('responses' in operation)) continue;
    const responses = operation.responses as Record<string, { content?: object }>;
    delete responses['default'];
    for (const response of Object.values(responses))
      if (response.content !== undefined && !('application/json' in response.content)) delete response.content;
  }
  return copy;
}

function callOf(request: FastifyRequest, operationId: string) {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    path: request.params,
    query: request.query,
    body: request.body,
    principal: request.principal,
    address: request.ip,
    traceId: request.id,
    operationId,
    microserviceRegistry: header('x-microservice-registry'),
    acceptLanguage: header('accept-language'),
    ifMatch: header('if-match'),
    ifNoneMatch: header('if-none-match'),
    userAgent: header('user-agent'),
    idempotencyKey: header('idempotency-key'),
    lastEventId: header('last-event-id'),
    logFailure: (error: unknown, what: string) => request.log.error(error, what),
  };
}
