import type { Disturbance } from '@skerry/contracts';
import { DateTime, Sheet, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { UpdateList, UpdateRow } from '../components/UpdateList.styles.ts';

/** What the provider has written of a disturbance, the latest first. */
export function DisturbanceUpdates({ disturbance: { updates } }: { disturbance: Disturbance }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const written = updates
    .map(({ id, at, text }) => ({ id, at, text: translatedName(text, language, '') }))
    .filter(({ text }) => text !== '');
  return (
    <Sheet title={formatMessage({ id: 'disturbance.updates' })}>
      {written.length === 0 ? (
        <Text tone="muted">{formatMessage({ id: 'disturbancePage.updates.none' })}</Text>
      ) : (
        <UpdateList>
          {written.map(({ id, at, text }, index) => (
            <UpdateRow key={id}>
              <Text variant="label">
                <DateTime value={at} format="shortDateTime" tabIndex={index === 0 ? 0 : -1} />
              </Text>
              <span>{text}</span>
            </UpdateRow>
          ))}
        </UpdateList>
      )}
    </Sheet>
  );
}
