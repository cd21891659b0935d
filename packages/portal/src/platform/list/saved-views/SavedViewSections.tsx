import type { SavedView } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import {
  Button,
  Skeleton,
  Stack,
  Text,
  ViewMenuAction,
  ViewMenuActions,
  ViewMenuItem,
  ViewMenuSection,
} from '@skerry/ui';
import { IconPlus, IconRefresh, IconSettings } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../language/useLanguage.ts';
import { useStartupData } from '../../startup/startup-store.ts';
import type { ListSavedViews } from './savedViews.ts';
import { useSavedViews } from './savedViews.queries.ts';

export interface SavedViewSectionsProps {
  views: ListSavedViews;
  /** The list without a view. */
  usualHref: string;
  isSaving: boolean;
  onSave: (saved: SavedView) => void;
  onCreate: () => void;
  onManage: () => void;
  onNear: () => void;
  close: () => void;
}

/** The reader's saved views and their company's, which the menu asks for when it is opened. */
export function SavedViewSections(props: SavedViewSectionsProps) {
  const { views, usualHref, isSaving, onSave, onCreate, onManage, onNear, close } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { customer } = useStartupData();
  const { data: known, isLoading, isValidating, error, mutate } = useSavedViews(views.page, { isLater: true });
  const data = known ?? [];

  const changeActions = (saved: SavedView) => (
    <>
      {saved.mayChange ? (
        <Button size="small" isLoading={isSaving} onClick={() => onSave(saved)}>
          {formatMessage({ id: 'list.views.save' })}
        </Button>
      ) : (
        <Button size="small" onFocus={onNear} onClick={onCreate}>
          {formatMessage({ id: 'list.views.saveAs' })}
        </Button>
      )}
      <Button variant="ghost" size="small" href={views.hrefOf(saved)} onClick={close}>
        {formatMessage({ id: 'list.views.undo' })}
      </Button>
    </>
  );

  const item = (saved: SavedView) => {
    const isOpened = saved.id === views.state.saved;
    const changes = isOpened ? views.changesFrom(saved) : [];
    const parts = changes.map((part) => formatMessage({ id: `list.views.part.${part}` }));
    return (
      <ViewMenuItem
        key={saved.id}
        href={views.hrefOf(saved)}
        isCurrent={isOpened}
        {...(!saved.isOwn &&
          saved.ownerName !== null && {
            description: formatMessage({ id: 'list.views.by' }, { name: saved.ownerName }),
          })}
        {...(saved.opensFirst && { note: formatMessage({ id: 'list.views.opensFirst' }) })}
        {...(changes.length > 0 && {
          changed: formatMessage({ id: 'list.views.isChanged' }),
          difference: formatMessage({ id: 'list.views.notKept' }, { parts: formatList(language, parts) }),
          actions: changeActions(saved),
        })}
        onClick={close}
      >
        {saved.name}
      </ViewMenuItem>
    );
  };
  const shared = data.filter(({ sharedWith }) => sharedWith === 'COMPANY');
  // Others' views that were changed are kept by their own button.
  const isSavedThere = data.some(
    (saved) => saved.id === views.state.saved && !saved.mayChange && views.changesFrom(saved).length > 0,
  );

  return (
    <>
      {isLoading && !known && (
        <ViewMenuSection label={formatMessage({ id: 'list.views.own' })}>
          <Skeleton width={60} />
        </ViewMenuSection>
      )}
      {error !== undefined && (
        <Stack gap={4}>
          <Text as="p" variant="caption" role="alert">
            {formatMessage({ id: 'list.views.error' })}
          </Text>
          <ViewMenuAction icon={IconRefresh} onClick={() => void mutate()} aria-disabled={isValidating}>
            {formatMessage({ id: 'ui.errorState.tryAgain' })}
          </ViewMenuAction>
        </Stack>
      )}
      {known && (
        <ViewMenuSection label={formatMessage({ id: 'list.views.own' })}>
          <ViewMenuItem
            href={usualHref}
            isCurrent={views.isUsual}
            {...(!data.some(({ opensFirst }) => opensFirst) && {
              note: formatMessage({ id: 'list.views.opensFirst' }),
            })}
            onClick={close}
          >
            {formatMessage({ id: 'list.views.standard' })}
          </ViewMenuItem>
          {data.filter(({ sharedWith }) => sharedWith === 'ME').map(item)}
        </ViewMenuSection>
      )}
      {shared.length > 0 && (
        <ViewMenuSection label={formatMessage({ id: 'list.views.shared' }, { company: customer.name })}>
          {shared.map(item)}
        </ViewMenuSection>
      )}
      {known?.length === 0 && (
        <Text as="p" variant="caption" tone="muted">
          {formatMessage({ id: 'list.views.none' })}
        </Text>
      )}
      <ViewMenuActions>
        {!isSavedThere && (
          <ViewMenuAction icon={IconPlus} onFocus={onNear} onClick={onCreate}>
            {formatMessage({ id: 'list.views.saveAs' })}
          </ViewMenuAction>
        )}
        {data.some(({ mayChange }) => mayChange) && (
          <ViewMenuAction icon={IconSettings} onFocus={onNear} onClick={onManage}>
            {formatMessage({ id: 'list.views.manage' })}
          </ViewMenuAction>
        )}
      </ViewMenuActions>
    </>
  );
}
