import { homePath } from '../features/home/home.paths.ts';
import type { Api } from '../platform/api/create-api.ts';
import type { KeepAnswer } from '../platform/data/answers-ahead.ts';
import type { Feature, FeatureRoute } from '../platform/feature/feature.ts';
import { judge, openFeatures } from '../platform/feature/judge.ts';
import { matchesPath } from '../platform/feature/matches-path.ts';
import { withTexts } from '../platform/language/with-texts.ts';
import { principalOf } from '../platform/session/identity.ts';
import { isSignedIn } from '../platform/session/Session.ts';
import { visitorOf, type Services } from './services.ts';

/**
 * Fetches the page of an address, its texts and the answers that it begins with, before the router is there to ask for them. Never for
 * somebody who is refused: where the token alone does not open the page, the start-up data is waited for.
 */
export async function fetchAhead(
  services: Services,
  apiAhead: Api,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const found = pageAt(services.features, pathname === '/' ? homePath : pathname);
  if (!found) return;
  const { feature, route } = found;
  if (!isOpenByToken(feature, services)) {
    await services.startup.load();
    if (judge(feature, visitorOf(services.session.state, services)) !== 'open') return;
  }
  const known = async () => {
    await services.startup.load();
    const visitor = visitorOf(services.session.state, services);
    return { visitor, features: openFeatures(services.features, visitor) };
  };
  const { state } = services.session;
  const keep: KeepAnswer =
    (isSignedIn(state) && services.answersAhead?.keepFor(principalOf(state.identity))) ||
    ((_resource, answer) => answer);
  await Promise.all([
    withTexts(services.language, route.texts, route.page),
    ...(route.calls?.(apiAhead, new URLSearchParams(search), known, keep) ?? []),
  ]);
}

/** Whether the page is open whatever the start-up data will say: the customer may be inactive, and nothing switched on. */
function isOpenByToken(feature: Feature, { session, config }: Services): boolean {
  if (feature.guard !== undefined || !isSignedIn(session.state)) return false;
  const { roles, isInternal, cdnId, impersonatedUserId } = session.state.identity;
  const verdict = judge(feature, {
    roles,
    isInternal,
    isActing: impersonatedUserId !== undefined,
    cdnId,
    country: config.country,
    customerIsActive: false,
    flags: {},
    agreements: [],
    hasMigratedCases: false,
  });
  return verdict === 'open';
}

function pageAt(features: readonly Feature[], pathname: string): { feature: Feature; route: FeatureRoute } | undefined {
  const pages = features.flatMap((feature) => feature.routes.map((route) => ({ feature, route })));
  return (
    pages.find(({ route }) => route.path === pathname) ?? pages.find(({ route }) => matchesPath(route.path, pathname))
  );
}
