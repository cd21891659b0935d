import type { RuntimeConfig } from '@skerry/contracts';
import type { AlertStore } from '../platform/alerts/alert-store.ts';
import type { Api } from '../platform/api/create-api.ts';
import type { ClientFeatures } from './client-features/client-features.types.ts';
import type { ConsentStore } from '../platform/consent/consent-store.ts';
import type { AnswersAhead } from '../platform/data/answers-ahead.ts';
import type { Feature } from '../platform/feature/feature.ts';
import type { Visitor } from '../platform/feature/visitor.ts';
import type { LanguageStore } from '../platform/language/language-store.ts';
import type { Session, SessionState } from '../platform/session/Session.ts';
import type { StartupStore } from '../platform/startup/startup-store.ts';
import type { ThemeStore } from '../platform/theme/theme-store.ts';

/** What the portal stands on. browser-services.ts puts it together for the browser, testing/ for tests. */
export interface Services {
  features: readonly Feature[];
  config: RuntimeConfig;
  session: Session;
  api: Api;
  startup: StartupStore;
  language: LanguageStore;
  theme: ThemeStore;
  consent: ConsentStore;
  alerts: AlertStore;
  /** What was asked for before the portal was there. */
  answersAhead?: AnswersAhead;
  /** Only in builds that are not for production. */
  clientFeatures?: ClientFeatures;
}

/** What decides where a visitor may go. For use once the start-up data is there. */
export function visitorOf(state: SessionState, { startup, config }: Pick<Services, 'startup' | 'config'>): Visitor {
  const { customer, flags, agreements, hasMigratedCases } = startup.data;
  const identity = state.status === 'signedIn' ? state.identity : undefined;
  return {
    roles: identity?.roles ?? [],
    isInternal: identity?.isInternal ?? false,
    isActing: identity?.impersonatedUserId !== undefined,
    cdnId: identity?.cdnId,
    customerIsActive: customer.active,
    country: config.country,
    flags,
    agreements,
    hasMigratedCases,
  };
}
