import { maxInquiryLength, validateText } from '@skerry/contracts';
import { IconButton, Stack, Text, TextArea } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { IconX } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { serviceTitle } from '../../../platform/services-section/serviceTitle.ts';
import { disturbanceFailure } from '../disturbanceFailure.ts';
import { useReportAffected } from '../disturbances.mutations.ts';
import { ReportedList, ReportedRow } from './DisturbanceParts.styles.ts';
import { DisturbanceDialog } from './DisturbanceDialog.tsx';
import { disturbanceFormId } from './disturbanceFormId.ts';
import type { DisturbanceDialogProps } from './disturbanceSectionProps.ts';

interface FoundService {
  readonly serviceId: string;
  readonly name: string;
}

/** As many as a list of suggestions can be looked through. */
const suggestions = 20;

/** Tells the provider that services are hit, too, that it has not named. */
export function ReportDialog({ disturbance, onClose, onDone, onOutdated }: DisturbanceDialogProps) {
  const { formatMessage } = useIntl();
  const form = useTypedTexts(disturbanceFormId('report', disturbance.id), { text: '' });
  const [services, setServices] = useState<readonly FoundService[]>([]);
  const { isPending, error, send } = useSendOnce(useReportAffected(), {
    failureOf: disturbanceFailure,
    onSent: () => onDone('disturbancePage.report.done'),
    onOutdated,
  });
  const { text } = form.values;
  const fault = text.trim() === '' ? undefined : validateText(text, { maxLength: maxInquiryLength });
  const message = fault && textErrorMessage(fault, maxInquiryLength);
  return (
    <DisturbanceDialog
      title={formatMessage({ id: 'disturbancePage.report.title' })}
      help={formatMessage({ id: 'disturbancePage.report.help' })}
      submitLabel={formatMessage({ id: 'disturbancePage.report.submit' })}
      isDirty={form.isDirty || services.length > 0}
      canSubmit={services.length > 0 && fault === undefined}
      isPending={isPending}
      error={error}
      onSubmit={() =>
        send({
          disturbanceId: disturbance.id,
          serviceIds: services.map(({ serviceId }) => serviceId),
          text: text.trim(),
        })
      }
      onClose={onClose}
    >
      <Stack gap={8}>
        <ServiceSearch
          // A new field for each service: empty, for the next one.
          key={services.length}
          onPick={(service) => {
            if (!services.some(({ serviceId }) => serviceId === service.serviceId)) setServices([...services, service]);
          }}
        />
        {services.length > 0 && (
          <ReportedList aria-label={formatMessage({ id: 'disturbancePage.report.chosen' })}>
            {services.map((service) => (
              <ReportedRow key={service.serviceId}>
                <span>
                  {service.name} <Text variant="mono">{service.serviceId}</Text>
                </span>
                <IconButton
                  icon={IconX}
                  variant="ghost"
                  label={formatMessage({ id: 'disturbancePage.report.remove' }, { service: service.serviceId })}
                  disabled={isPending}
                  onClick={() => setServices(services.filter((each) => each !== service))}
                />
              </ReportedRow>
            ))}
          </ReportedList>
        )}
      </Stack>
      <TextArea
        label={formatMessage({ id: 'disturbancePage.report.text' })}
        isOptional
        characterLimit={maxInquiryLength}
        value={text}
        onChange={(event) => form.set('text', event.target.value)}
        readOnly={isPending}
        error={message && formatMessage({ id: message.id }, message.values)}
      />
    </DisturbanceDialog>
  );
}

function ServiceSearch({ onPick }: { onPick: (service: FoundService) => void }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const found = useRef<readonly FoundService[]>([]);
  const loadOptions = useCallback(
    async (text: string, { signal }: { signal: AbortSignal }) => {
      const query = { page: 0, pageSize: suggestions, text };
      const { items } = await unwrap(api.services.GET('/services', { params: { query }, signal }), (page) =>
        page.items.every(({ serviceId, serviceName }) =>
          [serviceId, serviceName].every((each) => typeof each === 'string'),
        ),
      );
      found.current = items.map(({ serviceId, serviceName, siteName }) => ({
        serviceId,
        name: serviceTitle(serviceName, siteName),
      }));
      return found.current.map(({ serviceId, name }) => ({ value: serviceId, label: serviceId, description: name }));
    },
    [api],
  );
  return (
    <Combobox
      label={formatMessage({ id: 'disturbancePage.report.services' })}
      hint={formatMessage({ id: 'disturbancePage.report.services.hint' })}
      loadOptions={loadOptions}
      value={undefined}
      onValueChange={(option) => {
        const service = found.current.find(({ serviceId }) => serviceId === option?.value);
        if (service) onPick(service);
      }}
      required
    />
  );
}
