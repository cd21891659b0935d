import type { FrameworkAgreement } from '@skerry/contracts';
import { Card, CardGrid, Heading, Stack, Text } from '@skerry/ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { translatedText } from '../../platform/language/translated-name.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';

/** An agreement and what is promised under it. */
export function AgreementPromises({ agreement: { id, name, promises = [] } }: { agreement: FrameworkAgreement }) {
  const { language } = useLanguage();
  const titleId = useId();
  return (
    <Stack as="section" gap={12} aria-labelledby={titleId}>
      <div>
        <Heading level={2} variant="section" id={titleId}>
          {name}
        </Heading>
        <Text as="p" variant="caption" tone="muted">
          <FormattedMessage id="customerPromises.agreement" values={{ id }} />
        </Text>
      </div>
      <CardGrid>
        {promises.map((promise) => {
          const text = translatedText(promise.translations, language);
          return (
            <Card key={promise.id} title={text?.displayName ?? promise.id}>
              {text?.description}
            </Card>
          );
        })}
      </CardGrid>
    </Stack>
  );
}
