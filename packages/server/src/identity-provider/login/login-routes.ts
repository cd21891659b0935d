import { randomBytes } from 'node:crypto';
import type { OperationAnswer, OperationRequest, signInOperations } from '@skerry/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import type { Database } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import { findLogin } from '../accounts/accounts.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginAttempts } from './login-attempts.ts';
import { trustOnly } from '../protocol/mount-provider.ts';
import { hashPassword, verifyPassword, type ScryptCost } from '../password/password.ts';
import { sameOriginOnly } from '../same-origin.ts';

type Body = OperationRequest<signInOperations['submitLogin']>['body'];
type Answer = OperationAnswer<signInOperations['submitLogin']>;

const bodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'password'],
  properties: { email: { type: 'string', maxLength: 320 }, password: { type: 'string', maxLength: 1000 } },
};

export interface LoginOptions {
  database: Database;
  provider: Provider;
  attempts: LoginAttempts;
  devices: KnownDevices;
  passwordCost: ScryptCost;
  /** Replaceable so that a test can count what a login costs. */
  verify?: typeof verifyPassword;
}

/** Answers the login page. What is wrong with a login is never told: neither by the text nor by the time. */
export async function loginRoutes(
  scope: FastifyInstance,
  { database, provider, attempts, devices, passwordCost, verify = verifyPassword }: LoginOptions,
): Promise<void> {
  // Stands in for the account that is not there, so that an unknown e-mail costs the same hash as a known one.
  const nobodysHash = await hashPassword(randomBytes(16).toString('hex'), passwordCost);

  scope.post<{ Params: { uid: string }; Body: Body }>(
    '/interactions/:uid/login',
    { onRequest: sameOriginOnly, schema: { body: bodySchema } },
    async (request, reply): Promise<Answer> => {
      if (!(await isRunning(provider, request, reply))) throw new ProblemError(404, { code: 'INTERACTION_EXPIRED' });
      const email = request.body.email.trim();
      const { cookie: cookies } = request.headers;
      const attempt = await attempts.begin({ email, address: request.ip, device: devices.find(cookies, email) });
      if ('retryAfter' in attempt) {
        request.log.warn({ event: 'authn_login_lock' }, 'login refused: too many attempts');
        throw new ProblemError(429, {
          code: 'TOO_MANY_ATTEMPTS',
          headers: { 'retry-after': String(attempt.retryAfter) },
        });
      }
      const login = await findLogin(database.identityReads, email);
      const isRight = await verify(request.body.password, login?.passwordHash ?? nobodysHash);
      if (login === undefined || login.passwordHash === null || !isRight || !login.isActive) {
        request.log.warn({ event: 'authn_login_fail' }, 'login failed');
        throw new ProblemError(401, { code: 'INVALID_CREDENTIALS' });
      }
      await attempt.succeed();
      const result = { login: { accountId: login.accountId, amr: ['pwd'] } };
      const returnTo = await provider.interactionResult(request.raw, reply.raw, result, {
        mergeWithLastSubmission: false,
      });
      request.log.info({ event: 'authn_login_success', accountId: login.accountId }, 'login succeeded');
      void reply.header('set-cookie', devices.remember(cookies, email, request.protocol === 'https'));
      void reply.header('cache-control', 'no-store');
      return { redirectTo: new URL(returnTo).pathname };
    },
  );
}

/** Whether this browser (by its cookie) is in the middle of the authorization request that the page was opened for. */
async function isRunning(
  provider: Provider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
): Promise<boolean> {
  trustOnly(request.raw, request);
  try {
    const { uid, prompt } = await provider.interactionDetails(request.raw, reply.raw);
    return uid === request.params.uid && prompt.name === 'login';
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return false;
    throw error;
  }
}
