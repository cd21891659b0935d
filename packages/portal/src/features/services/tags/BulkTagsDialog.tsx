import { MultiSelect, RadioGroup } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { bulkTagsFormId } from '../serviceDrafts.ts';
import type { BulkDialogProps } from '../bulk/bulkDialogProps.ts';
import { BulkOutcome, BulkTargetField } from '../bulk/BulkOutcome.tsx';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { bulkTargetOf, useBulkChange } from '../bulk/useBulkChange.ts';

const operations = ['addTags', 'removeTags'] as const;

/** Adds tags to many services, or takes them away. */
export function BulkTagsDialog(props: BulkDialogProps) {
  const { ids, tags, onClose } = props;
  const { formatMessage } = useIntl();
  const form = useTypedTexts(bulkTagsFormId, { operation: operations[0], tagIds: '', target: 'selected' });
  const operation = operations.find((known) => known === form.values.operation) ?? operations[0];
  const tagIds = form.values.tagIds.split(' ').filter(Boolean);
  const target = bulkTargetOf(form.values.target);
  const { isPending, error, result, found, change } = useBulkChange(props, target);
  return (
    <FormDialog
      formId={bulkTagsFormId}
      title="services.bulk.tags"
      submitLabel={`services.bulk.${operation}`}
      isDirty={form.isDirty}
      canSubmit={tagIds.length > 0}
      isPending={isPending}
      onSubmit={() => change({ type: operation, tagIds })}
      onClose={onClose}
    >
      <BulkOutcome error={error} result={result} />
      <RadioGroup
        label={formatMessage({ id: 'services.bulk.operation' })}
        options={operations.map((value) => ({ value, label: formatMessage({ id: `services.bulk.${value}` }) }))}
        value={operation}
        onValueChange={(next) => form.set('operation', next)}
      />
      <MultiSelect
        label={formatMessage({ id: 'services.field.tags' })}
        options={tags.map(({ id, name }) => ({ value: id, label: name }))}
        value={tagIds}
        onValueChange={(next) => form.set('tagIds', next.join(' '))}
      />
      <BulkTargetField
        selected={ids.length}
        found={found}
        value={target}
        onValueChange={(next) => form.set('target', next)}
      />
    </FormDialog>
  );
}
