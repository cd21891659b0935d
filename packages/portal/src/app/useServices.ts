import { useMemo } from 'react';
import type { Visitor } from '../platform/feature/visitor.ts';
import { createRequiredContext } from '../platform/required-context.ts';
import { useSessionState } from '../platform/session/useSession.ts';
import { visitorOf, type Services } from './services.ts';

export const [ServicesContext, useServices] = createRequiredContext<Services>('Services');

/** What decides where the visitor may go; another one after a change of their roles. */
export function useVisitor(): Visitor {
  const services = useServices();
  const state = useSessionState();
  return useMemo(() => visitorOf(state, services), [services, state]);
}
