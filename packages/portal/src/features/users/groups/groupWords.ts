import type { RoleGroupScope, ScopeHoldings, ScopeKind } from '@skerry/contracts';
import type { useIntl } from 'react-intl';

type Say = Pick<ReturnType<typeof useIntl>, 'formatMessage'>;

/** What a group is narrowed to, in a word or two: "Everything", "Tag warehouse", "2 sites". */
export function scopeWord({ formatMessage }: Say, { kind, size, items }: RoleGroupScope): string {
  if (kind === 'all') return formatMessage({ id: 'userGroups.scope.kind.all' });
  const [only] = items;
  if (kind === 'tags' && size === 1 && only) return formatMessage({ id: 'userGroups.scope.tag' }, { name: only.name });
  return formatMessage({ id: `userGroups.scope.count.${kind}` }, { count: size });
}

/** What a scope covers today, in a sentence. */
export function holdingsWord(
  { formatMessage }: Say,
  kind: ScopeKind,
  count: number,
  { sites, services }: ScopeHoldings,
): string {
  return formatMessage({ id: `userGroups.scope.holds.${kind}` }, { sites, services, count });
}
