import { CommandPalette, type LoadGroups } from '@skerry/ui/experimental';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { navGroups } from '../../platform/feature/feature.ts';
import { useServices, useVisitor } from '../useServices.ts';
import { foundKinds } from './found-kinds.ts';
import { elsewhere, groupsOf, onlyFound, searchableKinds, type PaletteCommand } from './found-things.ts';
import { paletteActions, thingActions } from './palette-actions.ts';
import { reachablePages } from './reachable-pages.ts';
import { useRecentThings } from './useRecentThings.ts';
import { useShortcuts } from './useShortcuts.ts';

export interface PagePaletteProps {
  isOpen: boolean;
  /** What stands in its field when it opens. */
  firstQuery: string;
  onClose: () => void;
}

/** A shorter text would find nearly everything, and a longer one nothing. */
const minLength = 2;
const maxLength = 100;

/** Goes to a page by a few letters of its name, and to anything of the company's by its name or id: to what the visitor may open, and to nothing else. */
export function PagePalette({ isOpen, firstQuery, onClose }: PagePaletteProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { features } = useServices();
  const visitor = useVisitor();
  const { portalUser } = useApi();
  const alerts = useAlerts();
  const shortcuts = useShortcuts();
  const kinds = useMemo(() => searchableKinds(features, visitor), [features, visitor]);
  const actions = useMemo(
    () => ({ id: 'actions', label: formatMessage({ id: 'palette.actions' }), areActions: true }),
    [formatMessage],
  );
  const pages = useMemo(() => {
    const reachable = reachablePages(features, visitor);
    const inMenuOrder = navGroups.flatMap((id) => reachable.filter(({ group }) => group === id));
    return inMenuOrder.map(({ path, name, icon, parent }): PaletteCommand => ({
      id: path,
      label: formatMessage({ id: name }),
      href: path,
      ...(parent && { hint: formatMessage({ id: parent }) }),
      ...(icon && { icon }),
    }));
  }, [features, visitor, formatMessage]);
  const { recent, remember } = useRecentThings(pages);
  const groups = useMemo(
    () => [
      { id: 'pages', label: formatMessage({ id: 'palette.pages' }), commands: pages },
      { ...actions, commands: paletteActions(features, visitor, formatMessage) },
    ],
    [features, visitor, formatMessage, actions, pages],
  );

  const search: LoadGroups<PaletteCommand> = async (text, { signal }) => {
    const q = text.slice(0, maxLength);
    if (q.length < minLength) return { groups: [] };
    const results = await unwrap(
      portalUser.GET('/b2b-customer/search', { params: { query: { q } }, signal }),
      ({ errors, ...parts }) =>
        typeof errors === 'object' &&
        foundKinds.every((kind) => parts[kind] == null || Array.isArray(parts[kind].items)),
    );
    const only = onlyFound(results, kinds);
    const say: Parameters<typeof groupsOf>[3] = (id, values) => formatMessage({ id }, values);
    const isIncomplete = kinds.some((kind) => results[kind] === null);
    return {
      groups: [
        ...groupsOf(results, kinds, q, say),
        ...(only ? [{ ...actions, commands: thingActions(only, features, visitor, formatMessage) }] : []),
        ...(isIncomplete ? [] : [elsewhere(kinds, q, say)]),
      ].filter(({ commands }) => commands.length > 0),
      isIncomplete,
    };
  };
  const copyLink = ({ href }: PaletteCommand) =>
    void navigator.clipboard.writeText(new URL(href, window.location.origin).href).then(
      () => alerts.success('detail.copyLink.done'),
      () => alerts.warning('detail.copyLink.failed'),
    );
  return (
    <CommandPalette
      isOpen={isOpen}
      firstQuery={firstQuery}
      groups={groups}
      recent={recent}
      {...(kinds.length > 0 && { loadGroups: search })}
      placeholder={formatMessage({ id: kinds.length > 0 ? 'palette.placeholder.everything' : 'palette.placeholder' })}
      shortcuts={shortcuts}
      onCopy={copyLink}
      onClose={onClose}
      onCommand={(command, { inNewTab }) => {
        if (command.does === 'copyLink') {
          copyLink(command);
          return;
        }
        remember(command);
        if (inNewTab || command.does === 'openInNewTab') window.open(command.href, '_blank', 'noopener');
        else void navigate(command.href);
      }}
    />
  );
}
