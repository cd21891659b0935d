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
import { Button, Dialog, Inline, RadioGroup, Stack, TextField } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { newIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { refusedFields } from '../../../platform/form/field-errors.ts';
import { serviceFailure } from '../serviceRefusal.ts';
import { useCreateTag, useUpdateTag } from '../services.mutations.ts';
import { textFaultMessage } from '../textFault.ts';
import { TagSwatch } from './TagSwatch.tsx';

export interface TagFormDialogProps {
  /** The tag to change; without one, a new one. */
  tag: ServiceTag | undefined;
  onClose: () => void;
  /** The tag is not as it is shown here. */
  onOutdated: () => void;
}

/** Name, colour and description of a tag. */
export function TagFormDialog({ tag, onClose, onOutdated }: TagFormDialogProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const [name, setName] = useState(tag?.name ?? '');
  const [color, setColor] = useState<TagColor>(tag?.color ?? 'teal');
  const [description, setDescription] = useState(tag?.description ?? '');
  const [isNameTouched, setNameTouched] = useState(false);
  const [refusedName, setRefusedName] = useState<TextError & { name: string }>();
  const [error, setError] = useState<unknown>();
  // The same key for the same content: what is changed is another wish.
  const [key, setKey] = useState(newIdempotencyKey);
  const create = useCreateTag();
  const update = useUpdateTag();
  const isPending = create.isPending || update.isPending;

  const nameFault = validateTagName(name) ?? (refusedName?.name === name ? refusedName : undefined);
  const descriptionFault = validateTagDescription(description);
  const isComplete = !nameFault && !descriptionFault;
  const shown = (fault: TextError | undefined, max: number) => {
    const message = fault && textFaultMessage(fault, max);
    return message && formatMessage({ id: message.id }, message.values);
  };

  function save() {
    if (!isComplete) return;
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
    else create.start({ details, idempotencyKey: key }, outcome);
  }

  const edited =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setKey(newIdempotencyKey());
    };

  return (
    <Dialog
      isOpen
      width="small"
      title={formatMessage({ id: tag ? 'services.tags.edit' : 'services.tags.create' })}
      isUpdating={isPending}
      updatingText={formatMessage({ id: 'form.saving' })}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            {formatMessage({ id: 'form.cancel' })}
          </Button>
          <Button
            variant="primary"
            disabled={!isComplete}
            isLoading={isPending}
            loadingText={formatMessage({ id: 'form.saving' })}
            onClick={save}
          >
            {formatMessage({ id: 'form.save' })}
          </Button>
        </>
      }
    >
      <Stack>
        {error !== undefined && (
          <FailureNote title="services.tags.notSaved" message={serviceFailure(error).message} error={error} />
        )}
        <TextField
          label={formatMessage({ id: 'services.tags.name' })}
          autoComplete="off"
          value={name}
          characterLimit={maxTagNameLength}
          error={isNameTouched || nameFault?.code !== 'required' ? shown(nameFault, maxTagNameLength) : undefined}
          onChange={(event) => edited(setName)(event.target.value)}
          onBlur={() => setNameTouched(true)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
          }}
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
          onValueChange={edited(setColor)}
        />
        <TextField
          label={formatMessage({ id: 'services.tags.description' })}
          isOptional
          value={description}
          characterLimit={maxTagDescriptionLength}
          error={shown(descriptionFault, maxTagDescriptionLength)}
          onChange={(event) => edited(setDescription)(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
