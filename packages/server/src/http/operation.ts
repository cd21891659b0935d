import type { Readable } from 'node:stream';
import type { OperationRequest, Registry } from '@skerry/contracts';
import type { Principal } from '../identity/principal.ts';

/** One call of an operation, checked against its document. */
export interface OperationCall<Operation> extends OperationRequest<Operation> {
  /** Not there for operations that are open to everybody. */
  principal: Principal;
  /** Network address that the call comes from. */
  address: string;
  traceId: string;
  /** Name of the operation, for audit rows and idempotency keys. */
  operationId: string;
  /** Which of the provider's countries a customer of the path is looked for in. */
  microserviceRegistry: Registry | undefined;
  acceptLanguage: string | undefined;
  ifMatch: string | undefined;
  ifNoneMatch: string | undefined;
  /** As the calling program calls itself. */
  userAgent: string | undefined;
  idempotencyKey: string | undefined;
  /** Of a reader of events, the last that they have got. */
  lastEventId: string | undefined;
  /** The file of a form, for operations that take one. */
  upload: Upload | undefined;
  /** Tells the provider of a failure that the answer goes around. */
  logFailure: (error: unknown, what: string) => void;
}

export interface Upload {
  bytes: Buffer;
  /** As the client calls it: never a path, and nothing to go by. */
  fileName: string;
  /** The other fields. */
  fields: ReadonlyMap<string, string>;
}

type Named<Headers> = { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] & string };
type HeadersOf<Response> = Response extends { headers: infer Headers }
  ? [keyof Named<Headers>] extends [never]
    ? { headers?: Record<string, string> }
    : { headers: Named<Headers> }
  : { headers?: Record<string, string> };
type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? { body: Body }
  : Response extends { content: object }
    ? { body: Readable }
    : { body?: undefined };

/** Any of the operation's success answers, with the headers that the document requires. */
export type OperationReply<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & number]: { status: Status } & BodyOf<Responses[Status]> &
        HeadersOf<Responses[Status]>;
    }[keyof Responses & number]
  : never;

/** One handler for each operation of a document: a missing one, or one that answers another shape, does not compile. */
export type Handlers<Operations> = {
  [Id in keyof Operations]: (call: OperationCall<Operations[Id]>) => Promise<OperationReply<Operations[Id]>>;
};
