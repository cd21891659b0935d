import type { SavedView } from '@skerry/contracts';
import { ViewMenuAction, type Density, type ViewMenuProps } from '@skerry/ui';
import { IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '../../api/ApiError.ts';
import { useIsAtLeast } from '../../browser/useIsAtLeast.ts';
import type { Part } from '../../browser/useLazyComponent.ts';
import { useLazyDialog } from '../../browser/useLazyDialog.ts';
import { UnsavedForms } from '../../unsaved-changes/UnsavedForms.tsx';
import { OpenViewLine } from './OpenViewLine.tsx';
import { savedViewFormId } from './savedViewForm.ts';
import type { SavedViewSummary } from './savedViewSummary.ts';
import { isViewOpen, type ListSavedViews } from './savedViews.ts';
import { useUpdateSavedView } from './savedViews.mutations.ts';
import { useSavedViews } from './savedViews.queries.ts';
import type { SavedViewsDialogProps } from './SavedViewsDialog.tsx';
import { SavedViewSections } from './SavedViewSections.tsx';
import { useFirstView } from './useFirstView.ts';
import { useSavedViewOutcome } from './useSavedViewOutcome.ts';

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
  /** What the View button says of the view that is open. */
  readonly button: Pick<ViewMenuProps, 'label' | 'isChosen' | 'changed'>;
  /** On phones, where the button says nothing, while a view is open: what it is called, and the way out of it. */
  readonly line: ReactNode;
  readonly items: (close: () => void) => ReactNode;
  readonly dialog: ReactNode;
}

/** Saved views in the View menu of a list: open one, save what it has become, and what else can be done with them. */
export function useSavedViewMenu(views: ListSavedViews, { list, columns, rows, summary }: ShownList): SavedViewMenu {
  const { formatMessage } = useIntl();
  const { page, state } = views;
  const isOpen = isViewOpen(state);
  const first = useFirstView(views);
  const { data, mutate, isValidating, error } = useSavedViews(page, { isWanted: isOpen });
  const { isPending, start } = useUpdateSavedView();
  const dialog = useLazyDialog(savedViewsDialog, savedViewFormId(page));
  const [isCreating, setCreating] = useState(false);
  const said = useSavedViewOutcome(dialog.Dialog !== undefined && !isCreating);
  const opened = isOpen ? data?.find(({ id }) => id === state.saved) : undefined;
  const isChanged = opened !== undefined && views.changesFrom(opened).length > 0;
  const isPhone = !useIsAtLeast('small');
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
          said.success('list.views.saved');
        },
        failed: (failure) => {
          const isOutdated = failure instanceof ApiError && failure.status === 412;
          said.failure(failure, {
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
        done: () => said.success(opensFirst ? 'list.views.first.chosen' : 'list.views.first.dropped'),
        failed: (failure) => {
          said.failure(failure);
          void mutate();
        },
      },
    );
  };

  return {
    isOpeningFirst: first.isOpening,
    button: opened
      ? {
          label: formatMessage({ id: 'list.views.opened' }, { name: opened.name }),
          isChosen: true,
          changed: isChanged ? formatMessage({ id: 'list.views.changed' }) : undefined,
        }
      : {},
    line:
      isPhone && opened ? (
        <OpenViewLine name={opened.name} isChanged={isChanged} usualHref={first.usualHref} />
      ) : undefined,
    items: (close) => (
      <div onPointerEnter={dialog.prepare}>
        <SavedViewSections
          views={views}
          usualHref={first.usualHref}
          isSaving={isPending}
          onSave={saveChanges}
          onCreate={() => openDialog(true, close)}
          onManage={() => openDialog(false, close)}
          onNear={dialog.prepare}
          close={close}
        />
        {opened && (
          <ViewMenuAction icon={opened.opensFirst ? IconPinnedOff : IconPin} onClick={() => setFirst(opened, close)}>
            {formatMessage({ id: opened.opensFirst ? 'list.views.first.drop' : 'list.views.first.choose' }, { list })}
          </ViewMenuAction>
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
          outcome={said.outcome}
          onOutcome={said.setOutcome}
          onSaved={views.onSaved}
          onClose={() => {
            said.setOutcome(undefined);
            dialog.close();
          }}
        />
      </UnsavedForms>
    ),
  };
}
