import {
  maxSavedViewNameLength,
  validateSavedViewName,
  type SavedView,
  type SavedViewDetails,
  type SavedViewPage,
  type TextError,
} from '@skerry/contracts';
import { Checkbox, TextField } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureText } from '../../alerts/FailureNote.tsx';
import { useAlerts } from '../../alerts/useAlerts.ts';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { refusedFields } from '../../form/field-errors.ts';
import { textErrorMessage } from '../../form/text-error.ts';
import { useSaveDraft } from '../../session/useDraft.ts';
import { savedViewFormId, type TypedSavedView } from './savedViewForm.ts';
import { AudienceCards } from './AudienceCards.tsx';
import { KeptSummary } from './KeptSummary.tsx';
import type { SavedPageView } from './savedViews.ts';
import type { SavedViewSummary } from './savedViewSummary.ts';
import { useCreateSavedView, useUpdateSavedView } from './savedViews.mutations.ts';
import { savedViewFailure } from './savedViewFailure.ts';
import { FormDialog } from '../../form/FormDialog.tsx';

export interface SavedViewFormDialogProps {
  page: SavedViewPage;
  /** What the list is called. */
  list: string;
  /** The view to change; without one, a new one. */
  saved: SavedView | undefined;
  kept: SavedPageView;
  /** What is kept, in words; of a new one only. */
  summary?: SavedViewSummary;
  /** What was typed before the session ended. */
  typed: TypedSavedView | undefined;
  /** Of a new one, the dialog is closed by then. */
  onSaved: (saved: SavedView) => void;
  onClose: () => void;
  /** The view is not as it is shown here. */
  onOutdated: () => void;
}

/** Name of a saved view, whether the company shares it, and whether the reader's list opens with it. */
export function SavedViewFormDialog(props: SavedViewFormDialogProps) {
  const { page, list, saved, kept, summary, typed, onSaved, onClose, onOutdated } = props;
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const wasShared = saved?.sharedWith === 'COMPANY';
  const [name, setName] = useState(typed?.name ?? saved?.name ?? '');
  const [isShared, setShared] = useState(typed?.isShared ?? wasShared);
  const wasFirst = saved?.opensFirst ?? false;
  const [opensFirst, setOpensFirst] = useState(typed?.opensFirst ?? wasFirst);
  const isDirty = name !== (saved?.name ?? '') || isShared !== wasShared || opensFirst !== wasFirst;
  useSaveDraft(savedViewFormId(page), (): TypedSavedView | undefined =>
    isDirty ? { id: saved?.id ?? '', name, isShared, opensFirst } : undefined,
  );
  const [isTouched, setTouched] = useState(false);
  const [refused, setRefused] = useState<TextError & { name: string; isShared: boolean }>();
  const [error, setError] = useState<unknown>();
  const keyOf = useIdempotencyKey();
  const create = useCreateSavedView();
  const update = useUpdateSavedView();

  const isRefused = refused?.name === name && refused.isShared === isShared;
  const fault = validateSavedViewName(name) ?? (isRefused ? refused : undefined);
  const faultText = () => {
    if (!fault || (fault.code === 'required' && !isTouched)) return undefined;
    if (fault.code === 'taken') return formatMessage({ id: 'list.views.nameTaken' });
    const { id, values } = textErrorMessage(fault, maxSavedViewNameLength);
    return formatMessage({ id }, values);
  };

  function save() {
    setError(undefined);
    const { query, columns } = kept;
    const sharedWith = isShared ? 'COMPANY' : 'ME';
    const details: SavedViewDetails = { page, name: name.trim(), query, columns, sharedWith, opensFirst };
    const outcome = {
      done: (result: SavedView) => {
        if (!saved) {
          alerts.success('list.views.saved');
          onClose();
        }
        onSaved(result);
      },
      failed: (failure: unknown) => {
        const [named] = refusedFields(failure, ['name']);
        if (named) setRefused({ name, isShared, code: named.error.type as TextError['code'] });
        else setError(failure);
        if (savedViewFailure(failure).isOutdated) onOutdated();
      },
    };
    if (saved) update.start({ saved, changes: details }, outcome);
    else create.start({ details, idempotencyKey: keyOf(details) }, outcome);
  }

  return (
    <FormDialog
      formId={savedViewFormId(page)}
      title={saved ? 'list.views.edit' : 'list.views.create'}
      {...(summary && {
        help: formatMessage({
          id: summary.columns.length > 0 ? 'list.views.create.help' : 'list.views.create.helpFilters',
        }),
      })}
      {...(!saved && { submitLabel: 'list.views.create.save' })}
      isDirty={isDirty}
      canSubmit={!fault}
      error={
        error !== undefined && (
          <FailureText title="list.views.notSaved" message={savedViewFailure(error).message} error={error} />
        )
      }
      isPending={create.isPending || update.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'list.views.name' })}
        autoComplete="off"
        value={name}
        characterLimit={maxSavedViewNameLength}
        error={faultText()}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => setTouched(true)}
      />
      {(saved === undefined || saved.isOwn) && <AudienceCards isShared={isShared} onSharedChange={setShared} />}
      <Checkbox
        checked={opensFirst}
        hint={formatMessage({ id: 'list.views.first.hint' })}
        onCheckedChange={setOpensFirst}
      >
        {formatMessage({ id: 'list.views.first.choose' }, { list })}
      </Checkbox>
      {summary && <KeptSummary {...summary} />}
    </FormDialog>
  );
}
