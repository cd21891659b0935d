import { impacts, readImpact } from '@skerry/contracts';
import { Button, Grid, Inline, Select, Stack, Tag, Text, TextArea, TextField } from '@skerry/ui';
import { NumberField } from '@skerry/ui/experimental';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../../platform/alerts/error-message.ts';
import { useApi } from '../../../../platform/api/useApi.ts';
import { FormDialog } from '../../../../platform/form/FormDialog.tsx';
import { useTypedTexts } from '../../../../platform/form/useTypedTexts.ts';
import { impactWord } from '../../../../platform/disturbances/disturbanceWords.ts';
import { findServicesById } from '../console.queries.ts';
import { isSameService, pastedIds, readGroups, writeGroups, type AffectedGroup } from './affected.ts';
import { Announced } from './ConsoleForm.styles.ts';
import { FindServices } from './FindServices.tsx';

/** Names that a dialog shows of what is chosen. */
const mostNamed = 30;
const maxThroughLength = 100;
const maxMinutes = 100_000;

export interface AffectedDialogProps {
  formId: string;
  group: AffectedGroup;
  isNew: boolean;
  onDone: (group: AffectedGroup) => void;
  onClose: () => void;
}

/** What is worked on or broken, and which services run through it: found, pasted, or all in a city. */
export function AffectedDialog({ formId, group: start, isNew, onDone, onClose }: AffectedDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const api = useApi();
  const form = useTypedTexts(formId, { group: writeGroups([start]), pasted: '', cities: start.cities.join(', ') });
  const group = readGroups(form.values.group)[0] ?? start;
  const { pasted } = form.values;
  const cities = form.values.cities
    .split(',')
    .map((city) => city.trim())
    .filter((city) => city !== '');
  const [looked, setLooked] = useState<{ isPending: boolean; text?: string; isFault?: boolean }>({ isPending: false });
  const change = (part: Partial<AffectedGroup>) => form.set('group', writeGroups([{ ...group, ...part }]));
  const isThrough = group.through.trim() !== '' && group.through.trim().length <= maxThroughLength;
  const canSubmit = isThrough && group.services.length + cities.length > 0 && !looked.isPending;

  const addPasted = async () => {
    const ids = pastedIds(pasted);
    setLooked({ isPending: true });
    try {
      const found = await findServicesById(api, ids);
      const missing = ids.filter((id) => !found.some(({ serviceId }) => serviceId === id));
      const added = found.filter((service) => !group.services.some((each) => isSameService(each, service)));
      change({
        services: [
          ...group.services,
          ...added.map(({ customerId, customerName, serviceId }) => ({ customerId, customerName, serviceId })),
        ],
      });
      form.set('pasted', missing.join('\n'));
      setLooked({
        isPending: false,
        isFault: missing.length > 0,
        text:
          missing.length > 0
            ? formatMessage({ id: 'disturbanceForm.pasted.unknown' }, { count: missing.length, found: found.length })
            : formatMessage({ id: 'disturbanceForm.pasted.found' }, { count: found.length }),
      });
    } catch (error) {
      setLooked({ isPending: false, isFault: true, text: formatMessage(errorMessage(error)) });
    }
  };

  return (
    <FormDialog
      formId={formId}
      width="large"
      title={isNew ? 'disturbanceForm.affected.add' : 'disturbanceForm.affected.change'}
      submitLabel={isNew ? 'disturbanceForm.affected.submit' : 'disturbanceForm.affected.keep'}
      isDirty={form.isDirty}
      canSubmit={canSubmit}
      isPending={false}
      reason={
        canSubmit
          ? undefined
          : formatMessage({
              id: isThrough ? 'disturbanceForm.affected.needsServices' : 'disturbanceForm.affected.needsName',
            })
      }
      onSubmit={() => onDone({ ...group, through: group.through.trim(), cities })}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'disturbanceForm.through' })}
        hint={formatMessage({ id: 'disturbanceForm.through.hint' })}
        aria-required
        autoComplete="off"
        value={group.through}
        onChange={(event) => change({ through: event.target.value })}
      />
      <Grid columns={{ extraSmall: 1, small: 2 }}>
        <Select
          label={formatMessage({ id: 'disturbance.field.impact' })}
          options={impacts.toReversed().map((value) => ({ value, label: impactWord(intl, value) }))}
          value={group.impact}
          onValueChange={(impact) => change({ impact: readImpact(impact) })}
        />
        <NumberField
          label={formatMessage({ id: 'disturbanceForm.minutes' })}
          isOptional
          min={0}
          max={maxMinutes}
          value={group.minutes === '' ? null : Number(group.minutes)}
          onValueChange={(minutes) => change({ minutes: minutes === null ? '' : String(minutes) })}
        />
      </Grid>
      <FindServices services={group.services} isReadOnly={false} onChange={(services) => change({ services })} />
      <Stack gap={8}>
        <TextArea
          label={formatMessage({ id: 'disturbanceForm.pasted' })}
          hint={formatMessage({ id: 'disturbanceForm.pasted.hint' })}
          rows={2}
          isOptional
          value={pasted}
          onChange={(event) => {
            form.set('pasted', event.target.value);
            setLooked({ isPending: false });
          }}
          error={looked.isFault === true ? looked.text : undefined}
        />
        <div>
          <Button
            size="small"
            disabled={pastedIds(pasted).length === 0}
            isLoading={looked.isPending}
            onClick={() => void addPasted()}
          >
            {formatMessage({ id: 'disturbanceForm.pasted.add' })}
          </Button>
        </div>
        <Announced role="status">{looked.isFault !== true && looked.text}</Announced>
      </Stack>
      <TextField
        label={formatMessage({ id: 'disturbanceForm.cities' })}
        hint={formatMessage({ id: 'disturbanceForm.cities.hint' })}
        isOptional
        autoComplete="off"
        value={form.values.cities}
        onChange={(event) => form.set('cities', event.target.value)}
      />
      {group.services.length > 0 && (
        <Stack gap={8} align="start">
          <Text variant="label">
            {formatMessage({ id: 'disturbanceForm.chosen' }, { count: group.services.length })}
          </Text>
          <Inline gap={6}>
            {group.services.slice(0, mostNamed).map((service) => (
              <Tag
                key={`${service.customerId} ${service.serviceId}`}
                title={service.customerName}
                onRemove={() => change({ services: group.services.filter((each) => !isSameService(each, service)) })}
                removeLabel={formatMessage(
                  { id: 'disturbanceForm.chosen.remove' },
                  { service: service.serviceId, customer: service.customerName },
                )}
              >
                {service.serviceId}
              </Tag>
            ))}
          </Inline>
          {group.services.length > mostNamed && (
            <Inline gap={12}>
              <Text variant="caption" tone="muted">
                {formatMessage({ id: 'disturbanceForm.chosen.more' }, { count: group.services.length - mostNamed })}
              </Text>
              <Button variant="ghost" size="small" onClick={() => change({ services: [] })}>
                {formatMessage({ id: 'disturbanceForm.chosen.none' })}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </FormDialog>
  );
}
