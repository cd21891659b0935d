import { homePath } from '../features/home/home.paths.ts';
import { judge } from '../platform/feature/judge.ts';
import { visitorOf, type Services } from './services.ts';

/** Where the portal begins: with the overview, or in the carrier access portal with ordering for those who may. */
export function landingPath(services: Services): string {
  const { features, config, session } = services;
  if (config.variant !== 'carrier') return homePath;
  const ordering = features.find(({ id }) => id === 'quote-and-order');
  const isOpen = ordering !== undefined && judge(ordering, visitorOf(session.state, services)) === 'open';
  return (isOpen && ordering.nav?.path) || homePath;
}
