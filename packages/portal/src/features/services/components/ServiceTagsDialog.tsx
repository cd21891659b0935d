import { maxTagsPerService, type ServiceDetails } from '@skerry/contracts';
import { Button, Dialog, MultiSelect, Stack } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { serviceFailure } from '../serviceRefusal.ts';
import { useSetServiceTags } from '../services.mutations.ts';
import { useServiceTags } from '../services.queries.ts';

export interface ServiceTagsDialogProps {
  service: ServiceDetails;
  onClose: () => void;
  /** What is shown of the service is no longer so. */
  onOutdated: () => void;
}

/** Which tags one service has. */
export function ServiceTagsDialog({ service, onClose, onOutdated }: ServiceTagsDialogProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const tags = useServiceTags();
  const [tagIds, setTagIds] = useState<readonly string[]>(service.tags.map(({ id }) => id));
  const [error, setError] = useState<unknown>();
  const { isPending, start } = useSetServiceTags();
  const isTooMany = tagIds.length > maxTagsPerService;

  function save() {
    setError(undefined);
    start(
      { service, tagIds: [...tagIds] },
      {
        done: () => {
          alerts.success('services.alert.tagsSaved');
          onClose();
        },
        failed: (failure) => {
          setError(failure);
          if (serviceFailure(failure).isOutdated) onOutdated();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      width="small"
      title={formatMessage({ id: 'services.tags.ofService' })}
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
            disabled={isTooMany}
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
        <MultiSelect
          label={formatMessage({ id: 'services.field.tags' })}
          options={(tags.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={tagIds}
          error={isTooMany && formatMessage({ id: 'services.refused.tooManyTags' })}
          onValueChange={setTagIds}
        />
      </Stack>
    </Dialog>
  );
}
