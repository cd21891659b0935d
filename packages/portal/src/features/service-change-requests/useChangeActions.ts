import type { ChangeRequest } from '@skerry/contracts';
import { useIdentity } from '../../platform/session/useSession.ts';

/** What the reader can do with a request. Staff who act as a customer's user write nothing in their name. */
export function useChangeActions({ actions }: ChangeRequest): ChangeRequest['actions'] {
  return useIdentity().impersonatedUserId === undefined ? actions : [];
}
