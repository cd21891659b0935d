import type { SavedView } from '@skerry/contracts';
import { ViewMenuAction, type Density } from '@skerry/ui';
import { IconArrowBackUp, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAlerts } from '../../alerts/useAlerts.ts';
import { ApiError } from '../../api/ApiError.ts';
import type { Part } from '../../browser/useLazyComponent.ts';
import { useLazyDialog } from '../../browser/useLazyDialog.ts';
import { UnsavedForms } from '../../unsaved-changes/UnsavedForms.tsx';
import { savedViewFormId } from './savedViewForm.ts';
import type { SavedViewSummary } from './savedViewSummary.ts';
import { noSavedView, type ListSavedViews } from './savedViews.ts';
import { useUpdateSavedView } from './savedViews.mutations.ts';
import { useSavedViews } from './savedViews.queries.ts';
import type { SavedViewsDialogProps } from './SavedViewsDialog.tsx';
import { SavedViewSections } from './SavedViewSections.tsx';
import { useFirstView } from './useFirstView.ts';

const savedViewsDialog: Part<SavedViewsDialogProps> = {
  texts: ['list-views', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./SavedViewsDialog.tsx')).SavedViewsDialog,
};

/** The list whose views these are, as it is shown. */
export interface ShownList {
  /** What the list is called. */
  readonly list: string;
  /** Ids of the columns that are shown. */
  readonly columns: readonly string[];
  readonly rows?: Density;
  /** What is shown in words, as a new view keeps it. */
  readonly summary: SavedViewSummary;
}

export interface SavedViewMenu {
  /** The view that the list opens with is on its way. */
  readonly isOpeningFirst: boolean;
  /** What the View button says while a saved view is open. */
  readonly label: string | undefined;
  readonly items: (close: () => void) => ReactNode;
  readonly dialog: ReactNode;
}

/** Saved views in the View menu of a list: open one, save what it has become, and what else can be done with them. */
export function useSavedViewMenu(views: ListSavedViews, { list, columns, rows, summary }: ShownList): SavedViewMenu {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { page, state } = views;
  const isOpen = state.saved !== '' && state.saved !== noSavedView;
  const first = useFirstView(views);
  const { data, mutate, isValidating, error } = useSavedViews(page, { isWanted: isOpen });
  const { isPending, start } = useUpdateSavedView();
  const dialog = useLazyDialog(savedViewsDialog, savedViewFormId(page));
  const [isCreating, setCreating] = useState(false);
  const opened = isOpen ? data?.find(({ id }) => id === state.saved) : undefined;
  const kept = views.kept(columns, rows);

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
            title: { id: 'list.views.changeNotSaved', values: { name: saved.name } },
            message: isOutdated ? { id: 'list.views.outdated' } : undefined,
          });
          void mutate();
        },
      },
    );

  const setFirst = (saved: SavedView, close: () => void) => {
    close();
    const opensFirst = !saved.opensFirst;
    start(
      { saved, changes: { opensFirst } },
      {
        done: () => alerts.success(opensFirst ? 'list.views.first.chosen' : 'list.views.first.dropped'),
        failed: (failure) => {
          alerts.failure(failure);
          void mutate();
        },
      },
    );
  };

  return {
    isOpeningFirst: first.isOpening,
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
          <>
            <ViewMenuAction icon={opened.opensFirst ? IconPinnedOff : IconPin} onClick={() => setFirst(opened, close)}>
              {formatMessage({ id: opened.opensFirst ? 'list.views.first.drop' : 'list.views.first.choose' }, { list })}
            </ViewMenuAction>
            <ViewMenuAction icon={IconArrowBackUp} href={first.usualHref} onClick={close}>
              {formatMessage({ id: 'list.views.usual' })}
            </ViewMenuAction>
          </>
        )}
      </div>
    ),
    dialog: dialog.Dialog && (
      <UnsavedForms>
        <dialog.Dialog
          page={page}
          list={list}
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
