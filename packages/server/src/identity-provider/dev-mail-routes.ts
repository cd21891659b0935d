import type { OperationAnswer, devMailOperations } from '@skerry/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';

const shownMessages = 100;

/** The demo's mail. Registered only where nothing could send it, because anyone may read it. */
export async function devMailRoutes(scope: FastifyInstance, { database }: { database: Database }): Promise<void> {
  scope.get(
    '/mail/messages',
    async (_request, reply): Promise<OperationAnswer<devMailOperations['listMailMessages']>> => {
      void reply.header('cache-control', 'no-store');
      const mails = await database.identityReads
        .selectFrom('outbox_mails')
        .select(['id', 'recipient', 'subject', 'body', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(shownMessages)
        .execute();
      return {
        items: mails.map(({ id, recipient, subject, body, created_at }) => ({
          id,
          to: recipient,
          subject,
          text: body,
          createdAt: created_at.toISOString(),
        })),
      };
    },
  );
}
