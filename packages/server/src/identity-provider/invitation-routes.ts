import { validatePassword, type OperationAnswer, type OperationRequest, type signInOperations } from '@skerry/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Invitations } from './invitations.ts';
import { sameOriginOnly } from './same-origin.ts';
import { sendProblem } from './send-problem.ts';

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
export async function invitationRoutes(scope: FastifyInstance, { invitations }: { invitations: Invitations }): Promise<void> {
  scope.post<{ Body: InspectBody }>(
    '/invitations/inspect',
    { onRequest: sameOriginOnly, schema: { body: inspectSchema } },
    async (request, reply): Promise<OperationAnswer<signInOperations['inspectInvitation']> | FastifyReply> => {
      const invitation = await invitations.inspect(request.body.token);
      if (invitation === undefined) return sendProblem(request, reply, 404, 'Not Found', { code: 'INVITATION_NOT_VALID' });
      return reply.header('cache-control', 'no-store').send(invitation);
    },
  );

  scope.post<{ Body: AcceptBody }>(
    '/invitations/accept',
    { onRequest: sameOriginOnly, schema: { body: acceptSchema } },
    async (request, reply) => {
      const code = validatePassword(request.body.password);
      if (code !== undefined) return sendProblem(request, reply, 400, 'Bad Request', { errors: [{ field: 'password', code }] });
      if (!(await invitations.accept(request.body.token, request.body.password))) {
        return sendProblem(request, reply, 404, 'Not Found', { code: 'INVITATION_NOT_VALID' });
      }
      request.log.info({ event: 'authn_password_change' }, 'password set by invitation');
      return reply.code(204).send();
    },
  );
}
