import { Checkbox, Note, Stack, Text } from '@skerry/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { keyOf, RiskWords } from './RedundancyRisks.tsx';
import type { RedundancyQuestionProps } from './useRedundancy.ts';

/** Which pairs are touched, when and by what, and the word of the reader that it may be so. */
export function RedundancyChoice({ redundancy, error, readOnly = false }: RedundancyQuestionProps) {
  const { formatMessage } = useIntl();
  const { risks, isAccepted, accept, isRefusal } = redundancy;
  return (
    <Note tone="critical" icon={IconAlertTriangleFilled}>
      <Stack gap={12}>
        {risks.map((risk) => (
          <RiskWords key={keyOf(risk)} risk={risk} />
        ))}
        {isRefusal(error) && !isAccepted && <Text as="p">{formatMessage({ id: 'redundancy.refused' })}</Text>}
        <Checkbox checked={isAccepted} readOnly={readOnly} onCheckedChange={accept}>
          {formatMessage({ id: 'redundancy.accept' })}
        </Checkbox>
      </Stack>
    </Note>
  );
}
