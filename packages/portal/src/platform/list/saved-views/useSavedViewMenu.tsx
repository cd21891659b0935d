import type { SavedView } from '@skerry/contracts';
import { ViewMenuAction } from '@skerry/ui';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAlerts } from '../../alerts/useAlerts.ts';
import { ApiError } from '../../api/ApiError.ts';
import type { Part } from '../../browser/useLazyComponent.ts';
import { useLazyDialog } from '../../browser/useLazyDialog.ts';
import { UnsavedForms } from '../../unsaved-changes/UnsavedForms.tsx';
import { savedViewFormId } from './savedViewForm.ts';
import type { SavedViewSummary } from './savedViewSummary.ts';
import type { ListSavedViews } from './savedViews.ts';
import { useUpdateSavedView } from './savedViews.mutations.ts';
import { useSavedViews } from './savedViews.queries.ts';
import type { SavedViewsDialogProps } from './SavedViewsDialog.tsx';
import { SavedViewSections } from './SavedViewSections.tsx';

const savedViewsDialog: Part<SavedViewsDialogProps> = {
  texts: ['list-views', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./SavedViewsDialog.tsx')).SavedViewsDialog,
};

export interface SavedViewMenu {
  /** What the View button says while a saved view is open. */
  readonly label: string | undefined;
  readonly items: (close: () => void) => ReactNode;
  readonly dialog: ReactNode;
}

/**
 * Saved views in the View menu of a list: open one, save what it has become, and what else can be done with them.
 *
 * @param columns Ids of the columns that are shown.
 * @param summary What the list shows, in words, as a new view keeps it.
 */
export function useSavedViewMenu(
  views: ListSavedViews,
  columns: readonly string[],
  summary: SavedViewSummary,
): SavedViewMenu {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { page, state } = views;
  const isOpen = state.saved !== '';
  const { data, mutate, isValidating, error } = useSavedViews(page, { isWanted: isOpen });
  const { isPending, start } = useUpdateSavedView();
  const dialog = useLazyDialog(savedViewsDialog, savedViewFormId(page));
  const [isCreating, setCreating] = useState(false);
  const opened = isOpen ? data?.find(({ id }) => id === state.saved) : undefined;
  const kept = views.kept(columns);

  const isGone = isOpen && data !== undefined && !opened && !isValidating && error === undefined;
  useEffect(() => {
    if (isGone) views.forget();
  });

  const openDialog = (creates: boolean, close: () => void) => {
    close();
    setCreating(creates);
    dialog.open();
  };
  const saveChanges = (saved: SavedView) =>
    start(
      { saved, changes: kept },
      {
        done: (updated) => {
          views.onSaved(updated);
          alerts.success('list.views.saved');
        },
        failed: (failure) => {
          const isOutdated = failure instanceof ApiError && failure.status === 412;
          alerts.failure(failure, {
            title: { id: 'list.views.notSaved', values: { name: saved.name } },
            message: isOutdated ? { id: 'list.views.outdated' } : undefined,
          });
          void mutate();
        },
      },
    );

  return {
    label:
      opened &&
      formatMessage(
        { id: views.isChangedFrom(opened) ? 'list.views.changed' : 'list.views.opened' },
        { name: opened.name },
      ),
    items: (close) => (
      <div onPointerEnter={dialog.prepare}>
        <SavedViewSections
          views={views}
          isSaving={isPending}
          onSave={saveChanges}
          onCreate={() => openDialog(true, close)}
          onManage={() => openDialog(false, close)}
          onNear={dialog.prepare}
          close={close}
        />
        {opened && (
          <ViewMenuAction icon={IconArrowBackUp} href={views.usualHref} onClick={close}>
            {formatMessage({ id: 'list.views.usual' })}
          </ViewMenuAction>
        )}
      </div>
    ),
    dialog: dialog.Dialog && (
      <UnsavedForms>
        <dialog.Dialog
          page={page}
          startsWith={isCreating ? 'create' : 'list'}
          kept={kept}
          summary={kept.columns.length > 0 ? summary : { ...summary, columns: [] }}
          onSaved={views.onSaved}
          onClose={dialog.close}
        />
      </UnsavedForms>
    ),
  };
}
