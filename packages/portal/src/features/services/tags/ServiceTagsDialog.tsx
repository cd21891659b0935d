import { maxTagsPerService, type ServiceDetails } from '@skerry/contracts';
import { MultiSelect } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSend } from '../../../platform/data/useSend.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { serviceTagsFormId } from '../serviceDrafts.ts';
import { serviceFailure } from '../serviceRefusal.ts';
import { useSetServiceTags } from '../services.mutations.ts';
import { useServiceTags } from '../services.queries.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';

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
  const formId = serviceTagsFormId(service.serviceId);
  const form = useTypedTexts(formId, { tagIds: service.tags.map(({ id }) => id).join(' ') });
  const tagIds = form.values.tagIds.split(' ').filter(Boolean);
  const { isPending, error, send } = useSend(useSetServiceTags(), {
    onSent() {
      alerts.success('services.alert.tagsSaved');
      onClose();
    },
    failureOf: serviceFailure,
    onOutdated,
  });
  const isTooMany = tagIds.length > maxTagsPerService;

  return (
    <FormDialog
      formId={formId}
      title="services.tags.ofService"
      width="small"
      isDirty={form.isDirty}
      canSubmit={!isTooMany}
      error={
        error !== undefined && (
          <FailureText title="services.tags.notSaved" message={serviceFailure(error).message} error={error} />
        )
      }
      isPending={isPending}
      onSubmit={() => send({ service, tagIds })}
      onClose={onClose}
    >
      <MultiSelect
        label={formatMessage({ id: 'services.field.tags' })}
        options={(tags.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={tagIds}
        error={isTooMany && formatMessage({ id: 'services.refused.tooManyTags' })}
        onValueChange={(chosen) => form.set('tagIds', chosen.join(' '))}
      />
    </FormDialog>
  );
}
