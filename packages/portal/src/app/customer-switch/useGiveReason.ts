import type { Keyed } from '../../platform/api/idempotency-key.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useWrite, type Write } from '../../platform/data/useWrite.ts';
import type { ScopeChoice } from '../../platform/session/Session.ts';

type GivenReason = Keyed<{
  choice: ScopeChoice & { userId: string };
  reason: string;
}>;

/** Tells the server why staff are about to act as a user: it accepts no token that acts without. */
export function useGiveReason(): Write<GivenReason, void> {
  const api = useApi();
  return useWrite(async ({ choice: { customerId, registry, userId }, reason, idempotencyKey }: GivenReason) => {
    await unwrap(
      api.portalUser.POST('/selectable-customers/{customerId}/users/{userId}/acting-reasons', {
        params: {
          path: { customerId, userId },
          header: { 'X-Microservice-Registry': registry, 'Idempotency-Key': idempotencyKey },
        },
        body: { reason },
      }),
    );
  });
}
