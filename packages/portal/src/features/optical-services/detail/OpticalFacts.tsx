import type { OpticalRequest } from '@skerry/contracts';
import { CellId, Sheet, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FactColumns } from '../../../platform/detail/FactColumns.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { protectionWord } from '../opticalWords.ts';

/* Its lines are as they were typed. */
const Written = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** All else that was asked for: term and date are among the key figures. */
export function OpticalFacts({ request }: { request: OpticalRequest }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { product, signal, clientInterface, protection, diverseFrom, maxLatencyMs, note } = request;
  const yesNo = (value: boolean) => formatMessage({ id: value ? 'optical.yes' : 'optical.no' });
  const none = <Text tone="muted">{formatMessage({ id: 'optical.noDemand' })}</Text>;
  const facts = [
    {
      term: formatMessage({ id: 'optical.product' }),
      description: translatedName(product.translations, language, product.id),
    },
    signal && { term: formatMessage({ id: 'optical.signal' }), description: signal.name },
    clientInterface !== null && {
      term: formatMessage({ id: 'optical.clientInterface' }),
      description: clientInterface,
    },
    { term: formatMessage({ id: 'optical.protection' }), description: protectionWord(intl, protection) },
    { term: formatMessage({ id: 'optical.encryption' }), description: yesNo(request.encryption) },
    {
      term: formatMessage({ id: 'optical.latency.short' }),
      description:
        maxLatencyMs === null ? none : formatMessage({ id: 'optical.latency.value' }, { count: maxLatencyMs }),
    },
    {
      term: formatMessage({ id: 'optical.diverseFrom' }),
      description: diverseFrom.length === 0 ? none : <CellId>{diverseFrom.join(', ')}</CellId>,
    },
    { term: formatMessage({ id: 'optical.entryDiverse' }), description: yesNo(request.isEntryDiverse) },
  ];
  return (
    <Sheet title={formatMessage({ id: 'optical.page.facts' })}>
      <Stack gap={16}>
        <FactColumns items={facts.filter((fact) => fact !== null && fact !== false)} />
        {note !== '' && (
          <div>
            <Text as="div" variant="label">
              {formatMessage({ id: 'optical.note' })}
            </Text>
            <Written>{note}</Written>
          </div>
        )}
      </Stack>
    </Sheet>
  );
}
