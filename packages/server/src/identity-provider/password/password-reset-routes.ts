import {
  validatePassword,
  type OperationAnswer,
  type OperationRequest,
  type signInOperations,
} from '@skerry/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { inFixedTime } from '../../http/answer-time.ts';
import { ProblemError } from '../../http/problem.ts';
import type { LoginAttempts } from '../login/login-attempts.ts';
import { sameOriginOnly } from '../same-origin.ts';
import type { PasswordResets } from './password-resets.ts';
import { countResetRequest } from './reset-requests.ts';

type RequestBody = OperationRequest<signInOperations['requestPasswordReset']>['body'];
type InspectBody = OperationRequest<signInOperations['inspectPasswordReset']>['body'];
type AcceptBody = OperationRequest<signInOperations['acceptPasswordReset']>['body'];

const token = { type: 'string', maxLength: 200 };
const form = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const requestSchema = form({ email: { type: 'string', maxLength: 320 } });
const inspectSchema = form({ token });
const acceptSchema = form({ token, password: { type: 'string', maxLength: 1000 } });

export interface PasswordResetRoutesOptions {
  database: Database;
  resets: PasswordResets;
  attempts: LoginAttempts;
  /** What an e-mail is counted under. */
  hashEmail: (email: string) => string;
  clock: () => Date;
  /** After how many milliseconds a request is answered. */
  answerTime: number;
}

/**
 * A new password for who has forgotten the old one. Whether an e-mail is known, active or asked for too often is told neither by the
 * answer nor by its time; an unknown, a used and an expired link are answered alike.
 */
export async function passwordResetRoutes(
  scope: FastifyInstance,
  { database, resets, attempts, hashEmail, clock, answerTime }: PasswordResetRoutesOptions,
): Promise<void> {
  scope.post<{ Body: RequestBody }>(
    '/password-resets',
    { onRequest: sameOriginOnly, schema: { body: requestSchema } },
    async (request, reply) => {
      const email = request.body.email.trim();
      const counted = { emailHash: hashEmail(email), address: request.ip, at: clock() };
      await inFixedTime(answerTime, async () => {
        if (await countResetRequest(database, counted)) await resets.send(email);
        else request.log.warn({ event: 'authn_password_reset_limit' }, 'no link sent: too many requests');
      });
      return reply.code(204).send();
    },
  );

  scope.post<{ Body: InspectBody }>(
    '/password-resets/inspect',
    { onRequest: sameOriginOnly, schema: { body: inspectSchema } },
    async (request, reply): Promise<OperationAnswer<signInOperations['inspectPasswordReset']>> => {
      const recipient = await resets.inspect(request.body.token);
      if (recipient === undefined) throw new ProblemError(404, { code: 'PASSWORD_RESET_NOT_VALID' });
      void reply.header('cache-control', 'no-store');
      return recipient;
    },
  );

  scope.post<{ Body: AcceptBody }>(
    '/password-resets/accept',
    { onRequest: sameOriginOnly, schema: { body: acceptSchema } },
    async (request, reply) => {
      const { token: given, password } = request.body;
      const code = validatePassword(password);
      if (code !== undefined) throw new ProblemError(400, { errors: [{ field: 'password', code }] });
      const changed = await resets.accept(given, password, request.id);
      if (changed === undefined) throw new ProblemError(404, { code: 'PASSWORD_RESET_NOT_VALID' });
      // Who has tried the old password too often may use the new one at once.
      await attempts.forget(changed.email);
      request.log.info(
        { event: 'authn_password_change', accountId: changed.accountId },
        'password set by a link for who forgot it',
      );
      return reply.code(204).send();
    },
  );
}
