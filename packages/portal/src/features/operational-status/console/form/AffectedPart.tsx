import { impacts, readImpact } from '@skerry/contracts';
import { Button, IconButton, Select, Stack, Text } from '@skerry/ui';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useHasDraft } from '../../../../platform/session/useDraft.ts';
import { impactWord } from '../../../../platform/disturbances/disturbanceWords.ts';
import type { FieldFaults } from '../consoleFailure.ts';
import { FlushStart, GroupRow, GroupRows } from './ConsoleForm.styles.ts';
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

/** What it runs through, and how hard each part is hit. */
export function AffectedPart({ formId, groups, faults, isReadOnly, onChange }: AffectedPartProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const faultText = useFaultText();
  const dialogId = `${formId}.affected`;
  const hasDraft = useHasDraft(dialogId);
  // The place of the group that is open; the one after the last for a new one.
  const [open, setOpen] = useState<number | undefined>(hasDraft ? groups.length : undefined);
  function replace(place: number, part: Partial<AffectedGroup>) {
    onChange(groups.map((group, index) => (index === place ? { ...group, ...part } : group)));
  }
  const hit = (services: AffectedGroup['services']) =>
    formatMessage(
      { id: 'disturbanceConsole.hit' },
      { services: services.length, customers: new Set(services.map(({ customerId }) => customerId)).size },
    );
  const ownFault = faults['affected'] ?? faults['countries'];
  return (
    <Stack gap={12} align="start">
      {groups.length > 0 && (
        <GroupRows>
          {groups.map(({ through, impact, services, cities }, place) => {
            const fault = groupFault(faults, place);
            return (
              <GroupRow key={place}>
                <div>
                  <FlushStart>
                    <Button variant="ghost" size="small" disabled={isReadOnly} onClick={() => setOpen(place)}>
                      {through}
                    </Button>
                  </FlushStart>
                  <Text as="div" variant="caption" tone="muted">
                    {[
                      ...(services.length > 0 ? [hit(services)] : []),
                      ...(cities.length > 0
                        ? [formatMessage({ id: 'disturbanceForm.allIn' }, { cities: cities.join(', ') })]
                        : []),
                    ].join(' · ')}
                  </Text>
                  {fault && (
                    <Text as="div" variant="caption" tone="error">
                      {faultText(fault)}
                    </Text>
                  )}
                </div>
                <Select
                  label={formatMessage({ id: 'disturbanceForm.impactOf' }, { through })}
                  isLabelHidden
                  size="small"
                  options={impacts.toReversed().map((value) => ({ value, label: impactWord(intl, value) }))}
                  value={impact}
                  readOnly={isReadOnly}
                  onValueChange={(value) => replace(place, { impact: readImpact(value) })}
                />
                <IconButton
                  icon={IconX}
                  variant="ghost"
                  size="small"
                  disabled={isReadOnly}
                  label={formatMessage({ id: 'disturbanceForm.affected.remove' }, { through })}
                  onClick={() => onChange(groups.filter((_, index) => index !== place))}
                />
              </GroupRow>
            );
          })}
        </GroupRows>
      )}
      <FlushStart>
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
      </FlushStart>
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
