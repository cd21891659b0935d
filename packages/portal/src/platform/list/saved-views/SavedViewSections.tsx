import type { SavedView } from '@skerry/contracts';
import { Button, Skeleton, Stack, Text, ViewMenuAction, ViewMenuItem, ViewMenuSection } from '@skerry/ui';
import { IconPlus, IconRefresh, IconSettings } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { ListSavedViews } from './savedViews.ts';
import { useSavedViews } from './savedViews.queries.ts';

export interface SavedViewSectionsProps {
  views: ListSavedViews;
  isSaving: boolean;
  onSave: (saved: SavedView) => void;
  onCreate: () => void;
  onManage: () => void;
  onNear: () => void;
  close: () => void;
}

/** The reader's saved views and their company's, which the menu asks for when it is opened. */
export function SavedViewSections(props: SavedViewSectionsProps) {
  const { views, isSaving, onSave, onCreate, onManage, onNear, close } = props;
  const { formatMessage } = useIntl();
  const { data = [], isLoading, isValidating, error, mutate } = useSavedViews(views.page, { isLater: true });

  const changeActions = (saved: SavedView) => (
    <>
      {saved.mayChange && (
        <Button size="small" isLoading={isSaving} onClick={() => onSave(saved)}>
          {formatMessage({ id: 'list.views.save' })}
        </Button>
      )}
      <Button variant="ghost" size="small" href={views.hrefOf(saved)} onClick={close}>
        {formatMessage({ id: 'list.views.undo' })}
      </Button>
    </>
  );

  const section = (id: 'list.views.own' | 'list.views.shared', sharedWith: SavedView['sharedWith']) => {
    const shown = data.filter((each) => each.sharedWith === sharedWith);
    if (shown.length === 0) return null;
    return (
      <ViewMenuSection label={formatMessage({ id })}>
        {shown.map((saved) => {
          const isOpened = saved.id === views.state.saved;
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
              {...(isOpened &&
                views.isChangedFrom(saved) && {
                  changed: formatMessage({ id: 'list.views.isChanged' }),
                  actions: changeActions(saved),
                })}
              onClick={close}
            >
              {saved.name}
            </ViewMenuItem>
          );
        })}
      </ViewMenuSection>
    );
  };

  return (
    <>
      {isLoading && (
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
      {!isLoading && error === undefined && data.length === 0 && (
        <Text as="p" variant="caption" tone="muted">
          {formatMessage({ id: 'list.views.none' })}
        </Text>
      )}
      {section('list.views.own', 'ME')}
      {section('list.views.shared', 'COMPANY')}
      <ViewMenuAction icon={IconPlus} onFocus={onNear} onClick={onCreate}>
        {formatMessage({ id: 'list.views.saveAs' })}
      </ViewMenuAction>
      {data.some(({ mayChange }) => mayChange) && (
        <ViewMenuAction icon={IconSettings} onFocus={onNear} onClick={onManage}>
          {formatMessage({ id: 'list.views.manage' })}
        </ViewMenuAction>
      )}
    </>
  );
}
