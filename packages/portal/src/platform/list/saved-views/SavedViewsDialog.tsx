import type { SavedView, SavedViewPage } from '@skerry/contracts';
import { Button, Dialog, Note, Stack, Text } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../alerts/FailureNote.tsx';
import { useConsumedDraft } from '../../session/useDraft.ts';
import { isTypedSavedView, savedViewFormId, type TypedSavedView } from './savedViewForm.ts';
import type { SavedPageView } from './savedViews.ts';
import type { SavedViewSummary } from './savedViewSummary.ts';
import { useSavedViews } from './savedViews.queries.ts';
import { DeleteSavedViewDialog } from './DeleteSavedViewDialog.tsx';
import { Entry, EntryList } from '../../form/EntryList.tsx';
import { savedViewFailure } from './savedViewFailure.ts';
import { SavedViewFormDialog } from './SavedViewFormDialog.tsx';
import type { SavedViewOutcome } from './useSavedViewOutcome.ts';

export interface SavedViewsDialogProps {
  page: SavedViewPage;
  /** What the list is called. */
  list: string;
  /** The form of a new one, or all that the user may change. */
  startsWith: 'create' | 'list';
  /** What a new one keeps of the page. */
  kept: SavedPageView;
  summary: SavedViewSummary;
  /** What came of the last change, said in the dialog itself: an alert would lie on its title. */
  outcome: SavedViewOutcome | undefined;
  onOutcome: (outcome: SavedViewOutcome | undefined) => void;
  /** A new one was saved. */
  onSaved: (saved: SavedView) => void;
  onClose: () => void;
}

/** What is open in the place of the list. */
type Task =
  | { kind: 'create'; typed?: TypedSavedView }
  | { kind: 'edit'; id: string; saved?: SavedView; typed?: TypedSavedView }
  | { kind: 'delete'; id: string; saved: SavedView };

/** Saved views: keep a new one, rename, share and delete. */
export function SavedViewsDialog(props: SavedViewsDialogProps) {
  const { page, list, startsWith, kept, summary, outcome, onOutcome, onSaved, onClose } = props;
  const { formatMessage } = useIntl();
  const views = useSavedViews(page, { isLater: true });
  const typed = useConsumedDraft(savedViewFormId(page), isTypedSavedView);
  const [task, setTask] = useState<Task | undefined>(() => {
    if (typed) return typed.id === '' ? { kind: 'create', typed } : { kind: 'edit', id: typed.id, typed };
    return startsWith === 'create' ? { kind: 'create' } : undefined;
  });
  const begin = (next: Task) => {
    onOutcome(undefined);
    setTask(next);
  };
  const finish = (done: 'list.views.deleted' | 'list.views.saved') => {
    onOutcome({ done });
    setTask(undefined);
  };
  const close = () => setTask(undefined);
  const onOutdated = () => void views.mutate();
  // As it is by now; where it is gone, as it was, under what is said of that.
  const saved =
    task && task.kind !== 'create' ? (views.data?.find(({ id }) => id === task.id) ?? task.saved) : undefined;

  if (task?.kind === 'create') {
    return (
      <SavedViewFormDialog
        page={page}
        list={list}
        saved={undefined}
        kept={kept}
        summary={summary}
        typed={task.typed}
        onSaved={onSaved}
        onClose={onClose}
        onOutdated={onOutdated}
      />
    );
  }
  if (task && saved) {
    return task.kind === 'delete' ? (
      <DeleteSavedViewDialog
        saved={saved}
        onClose={close}
        onDeleted={() => finish('list.views.deleted')}
        onOutdated={onOutdated}
      />
    ) : (
      <SavedViewFormDialog
        page={page}
        list={list}
        saved={saved}
        kept={saved}
        typed={task.typed}
        onSaved={() => finish('list.views.saved')}
        onClose={close}
        onOutdated={onOutdated}
      />
    );
  }
  const changeable = views.data?.filter(({ mayChange }) => mayChange) ?? [];
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'list.views.title' })}
      help={formatMessage({ id: 'list.views.help' })}
      onClose={onClose}
      footer={
        <Button icon={IconPlus} onClick={() => begin({ kind: 'create' })}>
          {formatMessage({ id: 'list.views.saveAs' })}
        </Button>
      }
    >
      <Stack gap={12}>
        {outcome &&
          ('done' in outcome ? (
            <Note tone="positive" role="status">
              {formatMessage({ id: outcome.done })}
            </Note>
          ) : (
            <FailureNote
              title="list.views.notSaved"
              message={savedViewFailure(outcome.error).message}
              error={outcome.error}
            />
          ))}
        {changeable.length === 0 ? (
          <Text as="p">{formatMessage({ id: 'list.views.empty' })}</Text>
        ) : (
          <EntryList>
            {changeable.map((each) => (
              <Entry
                key={each.id}
                name={each.name}
                mark={each.opensFirst ? formatMessage({ id: 'list.views.opensFirst' }) : undefined}
                facts={[
                  formatMessage({ id: `list.views.audience.${each.sharedWith}` }),
                  !each.isOwn &&
                    each.ownerName !== null &&
                    formatMessage({ id: 'list.views.by' }, { name: each.ownerName }),
                ]}
                editLabel={formatMessage({ id: 'list.views.editOf' }, { name: each.name })}
                deleteLabel={formatMessage({ id: 'list.views.deleteOf' }, { name: each.name })}
                onEdit={() => begin({ kind: 'edit', id: each.id, saved: each })}
                onDelete={() => begin({ kind: 'delete', id: each.id, saved: each })}
              />
            ))}
          </EntryList>
        )}
      </Stack>
    </Dialog>
  );
}
