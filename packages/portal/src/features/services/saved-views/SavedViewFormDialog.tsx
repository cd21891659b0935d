import {
  maxSavedViewNameLength,
  validateSavedViewName,
  type SavedView,
  type SavedViewDetails,
  type TextError,
} from '@skerry/contracts';
import { Checkbox, TextField } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { newIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { refusedFields } from '../../../platform/form/field-errors.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useSaveDraft } from '../../../platform/session/useDraft.ts';
import type { TypedSavedView } from './savedViewForm.ts';
import type { SavedPageView } from './savedViews.ts';
import { useCreateSavedView, useUpdateSavedView } from './savedViews.mutations.ts';
import { savedViewFormId } from '../serviceDrafts.ts';
import { serviceFailure } from '../serviceRefusal.ts';
import { ServicesFormDialog } from '../bulk/ServicesFormDialog.tsx';

export interface SavedViewFormDialogProps {
  /** The view to change; without one, a new one. */
  saved: SavedView | undefined;
  kept: SavedPageView;
  /** What was typed before the session ended. */
  typed: TypedSavedView | undefined;
  /** A new one was saved. */
  onSaved?: (saved: SavedView) => void;
  onClose: () => void;
  /** The view is not as it is shown here. */
  onOutdated: () => void;
}

/** Name of a saved view, and whether the company shares it. */
export function SavedViewFormDialog({ saved, kept, typed, onSaved, onClose, onOutdated }: SavedViewFormDialogProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const wasShared = saved?.sharedWith === 'COMPANY';
  const [name, setName] = useState(typed?.name ?? saved?.name ?? '');
  const [isShared, setShared] = useState(typed?.isShared ?? wasShared);
  const isDirty = name !== (saved?.name ?? '') || isShared !== wasShared;
  useSaveDraft(savedViewFormId, (): TypedSavedView | undefined =>
    isDirty ? { id: saved?.id ?? '', name, isShared } : undefined,
  );
  const [isTouched, setTouched] = useState(false);
  const [refused, setRefused] = useState<TextError & { name: string; isShared: boolean }>();
  const [error, setError] = useState<unknown>();
  // The same key for the same content: changed content gets a new key.
  const [key, setKey] = useState(newIdempotencyKey);
  const create = useCreateSavedView();
  const update = useUpdateSavedView();

  const isRefused = refused?.name === name && refused.isShared === isShared;
  const fault = validateSavedViewName(name) ?? (isRefused ? refused : undefined);
  const faultText = () => {
    if (!fault || (fault.code === 'required' && !isTouched)) return undefined;
    if (fault.code === 'taken') return formatMessage({ id: 'services.views.nameTaken' });
    const { id, values } = textErrorMessage(fault, maxSavedViewNameLength);
    return formatMessage({ id }, values);
  };

  function save() {
    setError(undefined);
    const { query, columns } = kept;
    const sharedWith = isShared ? 'COMPANY' : 'ME';
    const details: SavedViewDetails = { page: 'services', name: name.trim(), query, columns, sharedWith };
    const outcome = {
      done: (result: SavedView) => {
        alerts.success('services.views.saved');
        onClose();
        onSaved?.(result);
      },
      failed: (failure: unknown) => {
        const [named] = refusedFields(failure, ['name']);
        if (named) setRefused({ name, isShared, code: named.error.type as TextError['code'] });
        else setError(failure);
        if (serviceFailure(failure).isOutdated) onOutdated();
      },
    };
    if (saved) update.start({ saved, changes: details }, outcome);
    else create.start({ details, idempotencyKey: key }, outcome);
  }

  const edited =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setKey(newIdempotencyKey());
    };

  return (
    <ServicesFormDialog
      formId={savedViewFormId}
      title={saved ? 'services.views.edit' : 'services.views.create'}
      width="small"
      isDirty={isDirty}
      canSubmit={!fault}
      isPending={create.isPending || update.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {error !== undefined && (
        <FailureNote title="services.views.notSaved" message={serviceFailure(error).message} error={error} />
      )}
      <TextField
        label={formatMessage({ id: 'services.views.name' })}
        autoComplete="off"
        value={name}
        characterLimit={maxSavedViewNameLength}
        error={faultText()}
        onChange={(event) => edited(setName)(event.target.value)}
        onBlur={() => setTouched(true)}
      />
      {(saved === undefined || saved.isOwn) && (
        <Checkbox
          checked={isShared}
          hint={formatMessage({ id: 'services.views.shareHint' })}
          onCheckedChange={edited(setShared)}
        >
          {formatMessage({ id: 'services.views.share' })}
        </Checkbox>
      )}
    </ServicesFormDialog>
  );
}
