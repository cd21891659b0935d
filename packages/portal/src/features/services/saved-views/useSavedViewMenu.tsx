import type { SavedView } from '@skerry/contracts';
import { Button, ViewMenuAction, ViewMenuItem, ViewMenuSection } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { ApiError } from '../../../platform/api/ApiError.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { savedViewFormId } from '../serviceDrafts.ts';
import { servicesPath } from '../services.paths.ts';
import { servicesHref, type ServicesAddress } from '../useServicesView.ts';
import { isChangedFrom, openedView, savedPageViewOf } from './savedViews.ts';
import { useUpdateSavedView } from './savedViews.mutations.ts';
import { useSavedViews } from './savedViews.queries.ts';
import type { SavedViewsDialogProps } from './SavedViewsDialog.tsx';

const savedViewsDialog: Part<SavedViewsDialogProps> = {
  texts: ['services-parts', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./SavedViewsDialog.tsx')).SavedViewsDialog,
};

export interface SavedViewMenu {
  /** What the View button says while a saved view is open. */
  readonly label: string | undefined;
  readonly items: (close: () => void) => ReactNode;
  readonly dialog: ReactNode;
}

/** Saved views in the View menu: open one, save what it has become, and what else can be done with them. */
export function useSavedViewMenu(address: ServicesAddress, columns: readonly string[]): SavedViewMenu {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { view, correct } = address;
  const { data: views = [], mutate, isValidating, error } = useSavedViews();
  const { isPending, start } = useUpdateSavedView();
  const dialog = useLazyDialog(savedViewsDialog, savedViewFormId);
  const [isCreating, setCreating] = useState(false);
  const opened = views.find(({ id }) => id === view.saved);
  const isChanged = opened !== undefined && isChangedFrom(opened, view);
  const current = savedPageViewOf(view, columns);

  const isGone = view.saved !== '' && !opened && !isValidating && error === undefined;
  useEffect(() => {
    if (isGone) correct({ saved: '' });
  });

  const onSaved = (saved: SavedView) => correct({ saved: saved.id, columns: openedView(saved).columns });
  const openDialog = (creates: boolean, close: () => void) => {
    close();
    setCreating(creates);
    dialog.open();
  };
  const saveChanges = (saved: SavedView) =>
    start(
      { saved, changes: current },
      {
        done: (updated) => {
          onSaved(updated);
          alerts.success('services.views.saved');
        },
        failed: (failure) => {
          const isOutdated = failure instanceof ApiError && failure.status === 412;
          alerts.failure(failure, isOutdated ? 'services.views.outdated' : undefined);
          void mutate();
        },
      },
    );

  const changeActions = (saved: SavedView, close: () => void) => (
    <>
      {saved.mayChange && (
        <Button size="small" isLoading={isPending} onClick={() => saveChanges(saved)}>
          {formatMessage({ id: 'services.views.save' })}
        </Button>
      )}
      <Button variant="ghost" size="small" href={servicesHref(openedView(saved))} onClick={close}>
        {formatMessage({ id: 'services.views.undo' })}
      </Button>
    </>
  );

  const section = (
    id: 'services.views.own' | 'services.views.shared',
    sharedWith: SavedView['sharedWith'],
    close: () => void,
  ) => {
    const shown = views.filter((each) => each.sharedWith === sharedWith);
    if (shown.length === 0) return null;
    return (
      <ViewMenuSection label={formatMessage({ id })}>
        {shown.map((saved) => (
          <ViewMenuItem
            key={saved.id}
            href={servicesHref(openedView(saved))}
            isCurrent={saved === opened}
            {...(!saved.isOwn &&
              saved.ownerName !== null && {
                description: formatMessage({ id: 'services.views.by' }, { name: saved.ownerName }),
              })}
            {...(saved === opened &&
              isChanged && {
                changed: formatMessage({ id: 'services.views.isChanged' }),
                actions: changeActions(saved, close),
              })}
            onClick={close}
          >
            {saved.name}
          </ViewMenuItem>
        ))}
      </ViewMenuSection>
    );
  };

  return {
    label:
      opened &&
      formatMessage({ id: isChanged ? 'services.views.changed' : 'services.views.opened' }, { name: opened.name }),
    items: (close) => (
      <div onPointerEnter={dialog.prepare}>
        {section('services.views.own', 'ME', close)}
        {section('services.views.shared', 'COMPANY', close)}
        <ViewMenuAction icon={IconPlus} onFocus={dialog.prepare} onClick={() => openDialog(true, close)}>
          {formatMessage({ id: 'services.views.saveAs' })}
        </ViewMenuAction>
        {views.some(({ mayChange }) => mayChange) && (
          <ViewMenuAction onFocus={dialog.prepare} onClick={() => openDialog(false, close)}>
            {formatMessage({ id: 'services.views.manage' })}
          </ViewMenuAction>
        )}
        {opened && (
          <ViewMenuAction href={servicesPath} onClick={close}>
            {formatMessage({ id: 'services.views.usual' })}
          </ViewMenuAction>
        )}
      </div>
    ),
    dialog: dialog.Dialog && (
      <dialog.Dialog
        startsWith={isCreating ? 'create' : 'list'}
        kept={current}
        onSaved={onSaved}
        onClose={dialog.close}
      />
    ),
  };
}
