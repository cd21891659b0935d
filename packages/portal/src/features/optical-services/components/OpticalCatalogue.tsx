import type { OpticalProduct } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Card, CardGrid, Heading, Stack, Text } from '@skerry/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { translatedText } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';

/** What can be asked for: what each is, where, and how long it takes. */
export function OpticalCatalogue({ products }: { products: readonly OpticalProduct[] }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const titleId = useId();
  return (
    <Stack as="section" gap={12} aria-labelledby={titleId}>
      <Heading level={2} variant="section" id={titleId}>
        {formatMessage({ id: 'optical.offer' })}
      </Heading>
      <CardGrid>
        {products.map(({ id, translations, countries, signals, leadTimeWeeks }) => {
          const text = translatedText(translations, language);
          return (
            <Card
              key={id}
              title={text?.displayName ?? id}
              meta={formatList(
                language,
                countries.map((country) => formatMessage({ id: `optical.country.${country}` })),
              )}
              foot={
                <Text variant="caption" tone="muted">
                  {formatMessage({ id: 'optical.leadTime' }, { weeks: leadTimeWeeks })}
                </Text>
              }
            >
              <Stack gap={8}>
                {text?.description !== undefined && <Text as="p">{text.description}</Text>}
                {signals.length > 0 && (
                  <Text as="p" tone="muted">
                    {signals.map(({ name }) => name).join(' · ')}
                  </Text>
                )}
              </Stack>
            </Card>
          );
        })}
      </CardGrid>
    </Stack>
  );
}
