import { Button, Dialog, MultiSelect, RadioGroup, Stack } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BulkDialogProps } from './bulkDialogs.ts';
import { BulkOutcome, BulkTargetField } from './BulkOutcome.tsx';
import { useBulkChange } from './useBulkChange.ts';

const operations = ['addTags', 'removeTags'] as const;

/** Adds tags to many services, or takes them away. */
export function BulkTagsDialog(props: BulkDialogProps) {
  const { ids, found, tags, onClose } = props;
  const { formatMessage } = useIntl();
  const [operation, setOperation] = useState<(typeof operations)[number]>('addTags');
  const [tagIds, setTagIds] = useState<readonly string[]>([]);
  const { target, setTarget, isPending, error, result, change } = useBulkChange(props);
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'services.bulk.tags' })}
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
            disabled={tagIds.length === 0}
            isLoading={isPending}
            loadingText={formatMessage({ id: 'form.saving' })}
            onClick={() => change({ type: operation, tagIds: [...tagIds] })}
          >
            {formatMessage({ id: `services.bulk.${operation}` })}
          </Button>
        </>
      }
    >
      <Stack>
        <BulkOutcome error={error} result={result} />
        <RadioGroup
          label={formatMessage({ id: 'services.bulk.operation' })}
          options={operations.map((value) => ({ value, label: formatMessage({ id: `services.bulk.${value}` }) }))}
          value={operation}
          onValueChange={setOperation}
        />
        <MultiSelect
          label={formatMessage({ id: 'services.field.tags' })}
          options={tags.map(({ id, name }) => ({ value: id, label: name }))}
          value={tagIds}
          onValueChange={setTagIds}
        />
        <BulkTargetField selected={ids.length} found={found} value={target} onValueChange={setTarget} />
      </Stack>
    </Dialog>
  );
}
