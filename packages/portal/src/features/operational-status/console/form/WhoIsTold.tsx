import { readImpact, type DisturbancePreview } from '@skerry/contracts';
import { formatNumber, languages } from '@skerry/i18n';
import { Note, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { SWRResponse } from 'swr';
import { errorMessage } from '../../../../platform/alerts/error-message.ts';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { impactWord } from '../../../../platform/disturbances/disturbanceWords.ts';
import { ToldList } from './ConsoleForm.styles.ts';

export interface WhoIsToldProps {
  preview: SWRResponse<DisturbancePreview, unknown>;
  /** Everybody in these countries is told as well. */
  countries: readonly string[];
}

/** Names that are in view; the figures above them are of all. */
const mostNamed = 8;

/** Whom a draft would touch, before anybody is told. */
export function WhoIsTold({ preview, countries }: WhoIsToldProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { data, error } = preview;
  return (
    <Stack gap={12} aria-live="polite">
      {error !== undefined && data === undefined && <Note tone="critical">{formatMessage(errorMessage(error))}</Note>}
      {data === undefined ? (
        error === undefined && (
          <Text as="p" tone="muted" style={{ margin: 0 }}>
            {formatMessage({ id: preview.isLoading ? 'disturbanceForm.told.loading' : 'disturbanceForm.told.nobody' })}
          </Text>
        )
      ) : (
        <>
          <div>
            <Text as="div" variant="bodyStrong">
              {formatMessage({ id: 'disturbanceConsole.hit' }, { services: data.services, customers: data.customers })}
            </Text>
            {data.outageServices > 0 && (
              <Text as="div" variant="caption" tone="muted">
                {formatMessage({ id: 'disturbancePage.figure.outages' }, { count: data.outageServices })}
              </Text>
            )}
          </div>
          <ToldList>
            {data.items.slice(0, mostNamed).map(({ customerId, customerName, services, impact }) => (
              <li key={customerId}>
                <span>{customerName}</span>
                <Text tone="muted">
                  {[formatNumber(language, services), impactWord(intl, readImpact(impact))].join(', ')}
                </Text>
              </li>
            ))}
          </ToldList>
          {data.customers > mostNamed && (
            <Text variant="caption" tone="muted">
              {formatMessage({ id: 'disturbanceForm.told.more' }, { count: data.customers - mostNamed })}
            </Text>
          )}
          <Text as="div" variant="caption" tone="muted">
            {data.languages
              .map(
                ({ language: read, customers }) => `${languages[read].nativeName} ${formatNumber(language, customers)}`,
              )
              .join(' · ')}
          </Text>
        </>
      )}
      {countries.length > 0 && (
        <Text variant="caption" tone="muted">
          {formatMessage({ id: 'disturbanceForm.told.countries' }, { countries: countries.join(', ').toUpperCase() })}
        </Text>
      )}
    </Stack>
  );
}
