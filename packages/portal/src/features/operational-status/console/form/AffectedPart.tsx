import { impacts, readImpact } from '@skerry/contracts';
import { Button, IconButton, Select, Stack, Table, Text, type TableColumn } from '@skerry/ui';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useHasDraft } from '../../../../platform/session/useDraft.ts';
import { impactWord } from '../../../../platform/disturbances/disturbanceWords.ts';
import type { FieldFaults } from '../consoleFailure.ts';
import { noGroup, type AffectedGroup } from './affected.ts';
import { AffectedDialog } from './AffectedDialog.tsx';
import { useFaultText } from './useFaultText.ts';

export interface AffectedPartProps {
  formId: string;
  groups: readonly AffectedGroup[];
  faults: FieldFaults;
  isReadOnly: boolean;
  onChange: (groups: readonly AffectedGroup[]) => void;
}

interface Row extends AffectedGroup {
  readonly place: number;
}

/** What it runs through, and how hard each part is hit. */
export function AffectedPart({ formId, groups, faults, isReadOnly, onChange }: AffectedPartProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const faultText = useFaultText();
  const dialogId = `${formId}.affected`;
  const hasDraft = useHasDraft(dialogId);
  // The place of the group that is open; the one after the last for a new one.
  const [open, setOpen] = useState<number | undefined>(hasDraft ? groups.length : undefined);
  const columns: TableColumn<Row>[] = [
    {
      id: 'through',
      header: formatMessage({ id: 'disturbanceForm.through' }),
      cell: ({ through, services, cities, place }) => (
        <Stack gap={2} align="start">
          <Button variant="ghost" size="small" disabled={isReadOnly} onClick={() => setOpen(place)}>
            {through}
          </Button>
          <Text variant="caption" tone="muted">
            {[
              ...(services.length > 0
                ? [
                    formatMessage(
                      { id: 'disturbanceConsole.hit' },
                      {
                        services: services.length,
                        customers: new Set(services.map(({ customerId }) => customerId)).size,
                      },
                    ),
                  ]
                : []),
              ...(cities.length > 0
                ? [formatMessage({ id: 'disturbanceForm.allIn' }, { cities: cities.join(', ') })]
                : []),
            ].join(' · ')}
          </Text>
          {groupFault(faults, place) && (
            <Text variant="caption" tone="error">
              {faultText(groupFault(faults, place))}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'impact',
      header: formatMessage({ id: 'disturbance.field.impact' }),
      width: '11.5rem',
      cell: ({ through, impact, place }) => (
        <Select
          label={formatMessage({ id: 'disturbanceForm.impactOf' }, { through })}
          isLabelHidden
          size="small"
          options={impacts.toReversed().map((value) => ({ value, label: impactWord(intl, value) }))}
          value={impact}
          readOnly={isReadOnly}
          onValueChange={(value) => replace(place, { impact: readImpact(value) })}
        />
      ),
    },
    {
      id: 'end',
      header: formatMessage({ id: 'disturbanceForm.affected.actions' }),
      isHeaderHidden: true,
      width: '3.5rem',
      cell: ({ through, place }) => (
        <IconButton
          icon={IconX}
          variant="ghost"
          size="small"
          disabled={isReadOnly}
          label={formatMessage({ id: 'disturbanceForm.affected.remove' }, { through })}
          onClick={() => onChange(groups.filter((_, index) => index !== place))}
        />
      ),
    },
  ];
  function replace(place: number, part: Partial<AffectedGroup>) {
    onChange(groups.map((group, index) => (index === place ? { ...group, ...part } : group)));
  }
  const ownFault = faults['affected'];
  return (
    <Stack gap={12} align="start">
      {groups.length > 0 && (
        <Table
          label={formatMessage({ id: 'disturbanceForm.part.affected' })}
          columns={columns}
          rows={groups.map((group, place) => ({ ...group, place }))}
          rowKey={({ place }) => String(place)}
          layout="fixed"
          lines={2}
          isPlain
          style={{ width: '100%' }}
        />
      )}
      <Button
        variant="ghost"
        size="small"
        icon={IconPlus}
        disabled={isReadOnly}
        {...(ownFault && { 'aria-invalid': true })}
        onClick={() => setOpen(groups.length)}
      >
        {formatMessage({ id: 'disturbanceForm.affected.add' })}
      </Button>
      {ownFault && (
        <Text as="p" tone="error" role="alert" style={{ margin: 0 }}>
          {formatMessage({ id: 'disturbanceForm.affected.needed' })}
        </Text>
      )}
      {open !== undefined && (
        <AffectedDialog
          key={open}
          formId={dialogId}
          group={groups[open] ?? noGroup}
          isNew={groups[open] === undefined}
          onDone={(group) => {
            onChange(
              groups[open] === undefined
                ? [...groups, group]
                : groups.map((each, index) => (index === open ? group : each)),
            );
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );
}

/** What the server has found wrong with anything of one group. */
function groupFault(faults: FieldFaults, place: number) {
  const name = Object.keys(faults).find((field) => field.startsWith(`affected.${place}.`));
  return name === undefined ? undefined : faults[name];
}
