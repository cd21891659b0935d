import {
  validatePassword,
  type OperationAnswer,
  type OperationRequest,
  type signInOperations,
} from '@skerry/contracts';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../http/problem.ts';
import type { Invitations } from './invitations.ts';
import { sameOriginOnly } from '../same-origin.ts';

type InspectBody = OperationRequest<signInOperations['inspectInvitation']>['body'];
type AcceptBody = OperationRequest<signInOperations['acceptInvitation']>['body'];

const token = { type: 'string', maxLength: 200 };
const inspectSchema = { type: 'object', additionalProperties: false, required: ['token'], properties: { token } };
const acceptSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['token', 'password'],
  properties: { token, password: { type: 'string', maxLength: 1000 } },
};

/** What the page behind an invitation's link calls. An unknown, a used and an expired link are answered alike. */
export async function invitationRoutes(
  scope: FastifyInstance,
  { invitations }: { invitations: Invitations },
): Promise<void> {
  scope.post<{ Body: InspectBody }>(
    '/invitations/inspect',
    { onRequest: sameOriginOnly, schema: { body: inspectSchema } },
    async (request, reply): Promise<OperationAnswer<signInOperations['inspectInvitation']>> => {
      const invitation = await invitations.inspect(request.body.token);
      if (invitation === undefined) throw new ProblemError(404, { code: 'INVITATION_NOT_VALID' });
      void reply.header('cache-control', 'no-store');
      return invitation;
    },
  );

  scope.post<{ Body: AcceptBody }>(
    '/invitations/accept',
    { onRequest: sameOriginOnly, schema: { body: acceptSchema } },
    async (request, reply) => {
      const code = validatePassword(request.body.password);
      if (code !== undefined) throw new ProblemError(400, { errors: [{ field: 'password', code }] });
      if (!(await invitations.accept(request.body.token, request.body.password))) {
        throw new ProblemError(404, { code: 'INVITATION_NOT_VALID' });
      }
      request.log.info({ event: 'authn_password_change' }, 'password set by invitation');
      return reply.code(204).send();
    },
  );
}
