import { Button, Inline, Note, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FailureText } from '../../../../platform/alerts/FailureNote.tsx';
import { errorMessage } from '../../../../platform/alerts/error-message.ts';
import type { ChoicesForm } from '../useChoices.ts';

/** Why it is not known what the choice comes to. Prices can be asked for all the same. */
export function EstimateFailure({ form: { estimate } }: { form: ChoicesForm }) {
  const { formatMessage } = useIntl();
  if (estimate.error === undefined || estimate.isLoading) return null;
  return (
    <Note tone="attention" role="alert">
      <Stack gap={8}>
        <FailureText
          title="quoteConfigure.estimate.failed"
          message={errorMessage(estimate.error)}
          advice="quoteConfigure.feasibility.goOn"
          error={estimate.error}
        />
        <Inline>
          <Button size="small" onClick={estimate.retry}>
            {formatMessage({ id: 'quoteConfigure.estimate.again' })}
          </Button>
        </Inline>
      </Stack>
    </Note>
  );
}
