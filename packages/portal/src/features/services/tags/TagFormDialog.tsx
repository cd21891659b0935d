import {
  maxTagDescriptionLength,
  maxTagNameLength,
  tagColors,
  validateTagDescription,
  validateTagName,
  type ServiceTag,
  type ServiceTagDetails,
  type TagColor,
  type TextError,
} from '@skerry/contracts';
import { Inline, RadioGroup, TextField } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
import { refusedFields } from '../../../platform/form/field-errors.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useSaveDraft } from '../../../platform/session/useDraft.ts';
import { tagFormId } from '../serviceDrafts.ts';
import { serviceFailure } from '../serviceRefusal.ts';
import { useCreateTag, useUpdateTag } from '../services.mutations.ts';
import type { TypedTag } from './tagDraft.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { TagSwatch } from '../../../platform/services-section/TagSwatch.tsx';

export interface TagFormDialogProps {
  /** The tag to change; without one, a new one. */
  tag: ServiceTag | undefined;
  /** What was typed before the session ended. */
  kept: TypedTag | undefined;
  onClose: () => void;
  /** The tag is not as it is shown here. */
  onOutdated: () => void;
}

/** Name, colour and description of a tag. */
export function TagFormDialog({ tag, kept, onClose, onOutdated }: TagFormDialogProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const saved: Required<ServiceTagDetails> = tag ?? { name: '', color: 'teal', description: '' };
  const [name, setName] = useState(kept?.name ?? saved.name);
  const [color, setColor] = useState<TagColor>(kept?.color ?? saved.color);
  const [description, setDescription] = useState(kept?.description ?? saved.description);
  const isDirty = name !== saved.name || color !== saved.color || description !== saved.description;
  useSaveDraft(tagFormId, (): TypedTag | undefined =>
    isDirty ? { tagId: tag?.id ?? '', name, color, description } : undefined,
  );
  const [isNameTouched, setNameTouched] = useState(false);
  const [refusedName, setRefusedName] = useState<TextError & { name: string }>();
  const [error, setError] = useState<unknown>();
  const keyOf = useIdempotencyKey();
  const create = useCreateTag();
  const update = useUpdateTag();
  const isPending = create.isPending || update.isPending;

  const nameFault = validateTagName(name) ?? (refusedName?.name === name ? refusedName : undefined);
  const descriptionFault = validateTagDescription(description);
  const isComplete = !nameFault && !descriptionFault;
  const shown = (fault: TextError | undefined, max: number) => {
    if (!fault) return undefined;
    if (fault.code === 'taken') return formatMessage({ id: 'services.tags.nameTaken' });
    const { id, values } = textErrorMessage(fault, max);
    return formatMessage({ id }, values);
  };

  function save() {
    setError(undefined);
    const details: ServiceTagDetails = { name: name.trim(), color, description: description.trim() };
    const outcome = {
      done: () => {
        alerts.success(tag ? 'services.alert.tagSaved' : 'services.alert.tagCreated');
        onClose();
      },
      failed: (failure: unknown) => {
        const [named] = refusedFields(failure, ['name']);
        if (named) setRefusedName({ name, code: named.error.type as TextError['code'] });
        else setError(failure);
        if (serviceFailure(failure).isOutdated) onOutdated();
      },
    };
    if (tag) update.start({ tag, details }, outcome);
    else create.start({ details, idempotencyKey: keyOf(details) }, outcome);
  }

  return (
    <FormDialog
      formId={tagFormId}
      title={tag ? 'services.tags.edit' : 'services.tags.create'}
      width="small"
      isDirty={isDirty}
      canSubmit={isComplete}
      error={
        error !== undefined && (
          <FailureText title="services.tags.notSaved" message={serviceFailure(error).message} error={error} />
        )
      }
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'services.tags.name' })}
        autoComplete="off"
        value={name}
        characterLimit={maxTagNameLength}
        error={isNameTouched || nameFault?.code !== 'required' ? shown(nameFault, maxTagNameLength) : undefined}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => setNameTouched(true)}
      />
      <RadioGroup
        label={formatMessage({ id: 'services.tags.color' })}
        options={tagColors.map((value) => ({
          value,
          label: (
            <Inline as="span" gap={6} wraps={false}>
              <TagSwatch color={value} />
              {formatMessage({ id: `services.tags.color.${value}` })}
            </Inline>
          ),
        }))}
        value={color}
        onValueChange={setColor}
      />
      <TextField
        label={formatMessage({ id: 'services.tags.description' })}
        isOptional
        value={description}
        characterLimit={maxTagDescriptionLength}
        error={shown(descriptionFault, maxTagDescriptionLength)}
        onChange={(event) => setDescription(event.target.value)}
      />
    </FormDialog>
  );
}
