import { Button, Checkbox, FormWide, Inline, Note, Stack, StatusLabel, Text, TextField } from '@skerry/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { QuietStatus } from './QuietStatus.ts';
import type { ChoicesForm } from './useChoices.ts';

/** The service or order that this goes on from: whether it is the company's own, is looked up once the field is left. */
export function CorrelationField({ form, error }: { form: ChoicesForm; error: string | undefined }) {
  const { formatMessage } = useIntl();
  const { flags } = useStartupData();
  const { choices, change, touch, correlation, isPending } = form;
  const id = choices.correlationId.trim();
  const result = id === '' ? undefined : correlation.resultOf(id);
  const isLookedUp = flags.performCorrelationValidation === true;
  return (
    <>
      <TextField
        label={formatMessage({ id: 'quoteConfigure.correlation' })}
        isLabelHidden
        isOptional
        autoComplete="off"
        spellCheck={false}
        value={choices.correlationId}
        onChange={(event) => change({ correlationId: event.target.value })}
        onBlur={() => {
          touch('correlationId');
          if (id !== '' && error === undefined) void correlation.check(id);
        }}
        readOnly={isPending}
        error={error}
      />
      <FormWide>
        {/* There all along: only what changes in it is announced. */}
        <QuietStatus>
          {isLookedUp && correlation.isChecking && (
            <Text variant="caption" tone="muted">
              {formatMessage({ id: 'quoteConfigure.correlation.checking' })}
            </Text>
          )}
          {isLookedUp && !correlation.isChecking && result?.status === 'Ok' && (
            <Stack gap={2}>
              <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
                {result.message === '' ? formatMessage({ id: 'quoteConfigure.correlation.ok' }) : result.message}
              </StatusLabel>
              {result.transactionId !== '' && (
                <Text variant="caption" tone="muted">
                  {formatMessage({ id: 'quoteConfigure.correlation.transaction' }, { id: result.transactionId })}
                </Text>
              )}
            </Stack>
          )}
          {!correlation.isChecking && result?.status === 'Warning' && (
            <Note tone="attention">
              <Stack gap={8}>
                <Text as="p">{result.message}</Text>
                <Checkbox checked={form.isConfirmed} onCheckedChange={form.confirm} readOnly={isPending}>
                  {formatMessage({ id: 'quoteConfigure.correlation.confirm' })}
                </Checkbox>
              </Stack>
            </Note>
          )}
          {!correlation.isChecking && result?.status === 'Error' && (
            <Note tone="critical">
              <Stack gap={8}>
                <div>
                  <Text as="p" variant="bodyStrong">
                    {formatMessage({ id: 'quoteConfigure.correlation.error' })}
                  </Text>
                  <Text as="p">{result.message}</Text>
                </div>
                <Inline gap={8}>
                  <Button size="small" disabled={isPending} onClick={() => void correlation.check(id, 'again')}>
                    {formatMessage({ id: 'quoteConfigure.correlation.again' })}
                  </Button>
                  <Button size="small" disabled={isPending} onClick={() => change({ correlationId: '' })}>
                    {formatMessage({ id: 'quoteConfigure.correlation.without' })}
                  </Button>
                  <Button
                    size="small"
                    disabled={isPending || form.faults.length > 0}
                    onClick={() => form.send({ isByHand: true })}
                  >
                    {formatMessage({ id: 'quoteConfigure.byHand' })}
                  </Button>
                </Inline>
              </Stack>
            </Note>
          )}
        </QuietStatus>
      </FormWide>
    </>
  );
}
