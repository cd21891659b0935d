import type { ServicesChangeResult } from '@skerry/contracts';
import { Note, RadioGroup, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { describeCharacter } from '../../../platform/form/describe-character.ts';
import { serviceFailure } from '../serviceRefusal.ts';
import { bulkTargets, type BulkTarget } from './useBulkChange.ts';

/** Failures that are named one by one; of more only the number is told. */
const maxNamed = 10;

export interface BulkOutcomeProps {
  error: unknown;
  result: ServicesChangeResult | undefined;
}

/** What became of a change to many services, where not all went well. */
export function BulkOutcome({ error, result }: BulkOutcomeProps) {
  const { formatMessage } = useIntl();
  if (error !== undefined)
    return <FailureNote title="services.bulk.notChanged" message={serviceFailure(error).message} error={error} />;
  if (!result) return null;
  const { ok, failed } = result;
  return (
    <Note tone="attention" role="alert">
      <Stack gap={4}>
        <Text variant="bodyStrong">
          {formatMessage({ id: 'services.bulk.partly' }, { ok: ok.length, failed: failed.length })}
        </Text>
        {failed.slice(0, maxNamed).map(({ id, code, character = '' }) => (
          <Text as="p" key={id}>
            {formatMessage(
              { id: `services.bulk.failed.${code}` },
              { serviceId: id, character: describeCharacter(character) },
            )}
          </Text>
        ))}
        {failed.length > maxNamed && (
          <Text as="p">{formatMessage({ id: 'services.bulk.more' }, { count: failed.length - maxNamed })}</Text>
        )}
      </Stack>
    </Note>
  );
}

export interface BulkTargetFieldProps {
  selected: number;
  found: number;
  value: BulkTarget;
  onValueChange: (target: BulkTarget) => void;
}

/** Whether a change is for what is selected or for all that the filter finds; no question where the one is the other. */
export function BulkTargetField({ selected, found, value, onValueChange }: BulkTargetFieldProps) {
  const { formatMessage } = useIntl();
  const counts = { selected, found };
  if (selected === 0) return <Text>{formatMessage({ id: 'services.bulk.target.selected' }, { count: found })}</Text>;
  return (
    <RadioGroup
      label={formatMessage({ id: 'services.bulk.target' })}
      orientation="vertical"
      options={bulkTargets.map((target) => ({
        value: target,
        label: formatMessage({ id: `services.bulk.target.${target}` }, { count: counts[target] }),
      }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
