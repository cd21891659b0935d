import type { SiteList } from '@skerry/contracts';
import { formatCountry } from '@skerry/i18n';
import { Button, DescriptionList, Sheet, Stack, Text, TextField } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FootLine, SummaryColumn, SummaryFoot, SummarySheet } from '../../../platform/form/FormSummary.styles.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { siteListHref } from '../quote-and-order.paths.ts';

interface ListSummaryProps {
  list: SiteList;
  isPending: boolean;
  onRename: (name: string) => void;
}

/** What the list is called, how many of its rows can be priced, and going on with them. */
export function ListSummary({ list, isPending, onRename }: ListSummaryProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [name, setName] = useState(list.name);
  const valid = list.sites.filter(({ state }) => state === 'valid');
  const countries = [...new Set(valid.flatMap(({ country }) => country ?? []))];
  const left = list.sites.length - valid.length;
  const goOn = formatMessage({ id: 'quoteMany.continue' }, { count: valid.length });
  return (
    <SummaryColumn>
      <SummarySheet>
        <Sheet title={formatMessage({ id: 'quoteMany.list' })}>
          <Stack gap={16}>
            <TextField
              label={formatMessage({ id: 'quoteMany.list.name' })}
              value={name}
              onChange={(event) => setName(event.target.value)}
              onBlur={() => {
                if (name.trim() !== '' && name.trim() !== list.name) onRename(name.trim());
              }}
              readOnly={isPending}
            />
            <DescriptionList
              layout="column"
              items={[
                { term: formatMessage({ id: 'quoteMany.ready' }), description: valid.length },
                { term: formatMessage({ id: 'quoteMany.left' }), description: left },
                ...countries.map((country) => ({
                  term: formatCountry(language, country),
                  description: valid.filter((site) => site.country === country).length,
                })),
              ]}
            />
          </Stack>
        </Sheet>
      </SummarySheet>
      <SummaryFoot>
        <FootLine aria-hidden>
          <strong>{formatMessage({ id: 'quoteMany.ready' })}</strong>
          {valid.length}
        </FootLine>
        {valid.length > 0 ? (
          <Button variant="primary" href={siteListHref(list.id)}>
            {goOn}
          </Button>
        ) : (
          <Button variant="primary" disabled>
            {goOn}
          </Button>
        )}
        {left > 0 && (
          <Text as="p" variant="caption" tone="muted">
            {formatMessage({ id: 'quoteMany.left.about' }, { count: left })}
          </Text>
        )}
      </SummaryFoot>
    </SummaryColumn>
  );
}
