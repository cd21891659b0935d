import { Button, IconButton, Inline, Note, Stack } from '@skerry/ui';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { WorkWindow } from '../../../../platform/disturbances/WorkWindow.tsx';
import type { FieldFaults } from '../consoleFailure.ts';
import { Announced, FlushStart, WholeRow } from './ConsoleForm.styles.ts';
import {
  chosenCountries,
  leastNoticeDays,
  maxBackupWindows,
  readWindows,
  writeWindows,
  type ConsoleValues,
} from './consoleForm.ts';
import { MomentField } from './MomentField.tsx';
import { momentOfTyped } from './typedMoment.ts';

export interface WindowPartProps {
  values: ConsoleValues;
  faultOf: FieldFaults;
  /** Of a work that was announced: it is moved, not changed. */
  fixed: { startsAt: string; endsAt: string | null } | undefined;
  isReadOnly: boolean;
  onChange: (name: string, value: string) => void;
  onTouch: (name: string) => void;
}

const day = 86_400_000;

/** The window of a work with its back-up windows, and until when customers are asked to answer. */
export function WindowPart({ values, faultOf, fixed, isReadOnly, onChange, onTouch }: WindowPartProps) {
  const { formatMessage } = useIntl();
  const [now] = useState(() => Date.now());
  const windows = readWindows(values['backupWindows']);
  const freezesOf = values['kind'] === 'NORMAL' ? chosenCountries(values) : undefined;
  const start = momentOfTyped(values['startsAt'] ?? '').moment;
  const notice = start && Math.floor((start.getTime() - now) / day);
  const isShort =
    fixed === undefined && values['kind'] === 'NORMAL' && notice !== undefined && notice < leastNoticeDays;
  const moment = (name: 'startsAt' | 'endsAt' | 'answerBy', isOptional = false) => (
    <MomentField
      label={formatMessage({ id: `disturbanceForm.field.${name}` })}
      value={values[name] ?? ''}
      fault={faultOf[name]}
      freezesOf={name === 'answerBy' ? undefined : freezesOf}
      isOptional={isOptional}
      isReadOnly={isReadOnly}
      onChange={(value) => onChange(name, value)}
      onBlur={() => onTouch(name)}
    />
  );
  const setWindow = (place: number, part: object) =>
    onChange(
      'backupWindows',
      writeWindows(windows.map((window, index) => (index === place ? { ...window, ...part } : window))),
    );
  return (
    <>
      {fixed === undefined ? (
        <>
          {moment('startsAt')}
          {moment('endsAt')}
        </>
      ) : (
        <WholeRow>
          <Note>
            <div>
              <WorkWindow start={fixed.startsAt} end={fixed.endsAt} />
            </div>
            {formatMessage({ id: 'disturbanceForm.window.fixed' })}
          </Note>
        </WholeRow>
      )}
      <Announced role="status">
        {notice !== undefined && notice >= 0 && fixed === undefined && (
          <Note tone={isShort ? 'attention' : 'info'}>
            {formatMessage(
              { id: isShort ? 'disturbanceForm.notice.short' : 'disturbancePage.notice' },
              { count: notice, least: leastNoticeDays },
            )}
          </Note>
        )}
      </Announced>
      {windows.map((window, place) => (
        <WholeRow key={place}>
          <Inline align="start" gap={16}>
            {(['startsAt', 'endsAt'] as const).map((name) => (
              <MomentField
                key={name}
                label={formatMessage({ id: `disturbanceForm.backup.${name}` }, { number: place + 1 })}
                value={window[name]}
                fault={faultOf[`backupWindows.${place}.${name}`]}
                freezesOf={freezesOf}
                isReadOnly={isReadOnly}
                onChange={(value) => setWindow(place, { [name]: value })}
                onBlur={() => onTouch(`backupWindows.${place}.${name}`)}
              />
            ))}
            <IconButton
              icon={IconX}
              variant="ghost"
              disabled={isReadOnly}
              label={formatMessage({ id: 'disturbanceForm.backup.remove' }, { number: place + 1 })}
              onClick={() => onChange('backupWindows', writeWindows(windows.filter((_, index) => index !== place)))}
            />
          </Inline>
        </WholeRow>
      ))}
      {windows.length < maxBackupWindows && (
        <WholeRow>
          <FlushStart>
            <Button
              variant="ghost"
              size="small"
              icon={IconPlus}
              disabled={isReadOnly}
              onClick={() => onChange('backupWindows', writeWindows([...windows, { startsAt: '', endsAt: '' }]))}
            >
              {formatMessage({ id: 'disturbanceForm.backup.add' })}
            </Button>
          </FlushStart>
        </WholeRow>
      )}
      <Stack gap={8}>{moment('answerBy', true)}</Stack>
    </>
  );
}
