import type { ListedRoleRequest } from '@skerry/contracts';
import { principalOf } from '../../platform/session/identity.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { decisionFormId, type Decision } from './decisionDraft.ts';

const states = ['APPROVED', 'DENIED'] as const;

/** The decision that somebody was about to make when the session ended, until its dialog has taken what was typed. */
export function useDecisionDraft(requests: readonly ListedRoleRequest[]): Decision | undefined {
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  return requests
    .filter(({ state }) => state === 'PENDING')
    .flatMap((request) => states.map((state) => ({ request, state })))
    .find((decision) => drafts.peek(principal, decisionFormId(decision)) !== undefined);
}
