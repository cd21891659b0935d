import type { SavedView } from '@skerry/contracts';
import { Menu } from '@skerry/ui';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { ApiError } from '../../../platform/api/ApiError.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { isChangedFrom, keptOf, openedView } from '../savedViews.ts';
import { useUpdateSavedView } from '../savedViews.mutations.ts';
import { useSavedViews } from '../savedViews.queries.ts';
import { savedViewFormId } from '../serviceDrafts.ts';
import { servicesPath } from '../services.paths.ts';
import { servicesHref, type ServicesAddress } from '../useServicesView.ts';
import type { SavedViewsDialogProps } from './SavedViewsDialog.tsx';

const savedViewsDialog: Part<SavedViewsDialogProps> = {
  texts: ['services-parts', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./SavedViewsDialog.tsx')).SavedViewsDialog,
};

export interface ViewsMenuProps {
  address: ServicesAddress;
  /** The columns that are shown; none where there is no list. */
  columns: readonly string[];
}

/** Saved views: open one, keep what it has become, and what else can be done with them. */
export function ViewsMenu({ address, columns }: ViewsMenuProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { view, correct } = address;
  const { data: views = [], mutate, isValidating, error } = useSavedViews();
  const { isPending, start } = useUpdateSavedView();
  const dialog = useLazyDialog(savedViewsDialog, savedViewFormId);
  const [isCreating, setCreating] = useState(false);
  const opened = views.find(({ id }) => id === view.saved);
  const isChanged = opened !== undefined && isChangedFrom(opened, view);
  const kept = keptOf(view, columns);

  const isGone = view.saved !== '' && !opened && !isValidating && error === undefined;
  useEffect(() => {
    if (isGone) correct({ saved: '' });
  });

  const onSaved = (saved: SavedView) => {
    const { columns: keptColumns } = openedView(saved);
    correct({ saved: saved.id, columns: keptColumns });
  };
  const openDialog = (creates: boolean) => {
    setCreating(creates);
    dialog.open();
  };
  const saveChanges = (saved: SavedView) =>
    start(
      { saved, changes: kept },
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

  const itemOf = (saved: SavedView) => ({
    label: saved.name,
    href: servicesHref(openedView(saved)),
    ...(saved === opened && { icon: IconCheck, description: formatMessage({ id: 'services.views.current' }) }),
    ...(saved !== opened &&
      !saved.isOwn &&
      saved.ownerName !== null && {
        description: formatMessage({ id: 'services.views.by' }, { name: saved.ownerName }),
      }),
  });
  const action = (id: 'services.views.saveAs' | 'services.views.manage', creates: boolean) => ({
    label: formatMessage({ id }),
    onSelect: () => openDialog(creates),
  });

  return (
    <>
      <Menu
        label={
          opened
            ? formatMessage(
                { id: isChanged ? 'services.views.changed' : 'services.views.opened' },
                { name: opened.name },
              )
            : formatMessage({ id: 'services.views' })
        }
        size="small"
        isLoading={isPending}
        onPointerEnter={dialog.prepare}
        groups={[
          {
            items: [
              ...(isChanged && opened.mayChange
                ? [{ label: formatMessage({ id: 'services.views.save' }), onSelect: () => saveChanges(opened) }]
                : []),
              action('services.views.saveAs', true),
              ...(views.some(({ mayChange }) => mayChange) ? [action('services.views.manage', false)] : []),
              ...(opened ? [{ label: formatMessage({ id: 'services.views.usual' }), href: servicesPath }] : []),
            ],
          },
          {
            label: formatMessage({ id: 'services.views.own' }),
            items: views.filter(({ sharedWith }) => sharedWith === 'ME').map(itemOf),
          },
          {
            label: formatMessage({ id: 'services.views.shared' }),
            items: views.filter(({ sharedWith }) => sharedWith === 'COMPANY').map(itemOf),
          },
        ]}
      />
      {dialog.Dialog && (
        <dialog.Dialog
          startsWith={isCreating ? 'create' : 'list'}
          kept={kept}
          onSaved={onSaved}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
