import { quoteLimits, type SiteList } from '@skerry/contracts';
import { formatCountry } from '@skerry/i18n';
import { Button, Note, Sheet, Stack, Text, TextField } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FootLine, SummaryColumn, SummaryFoot, SummarySheet } from '../../../platform/form/FormSummary.styles.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { SummaryFacts } from '../words/SummaryFacts.tsx';
import { siteListHref } from '../quote-and-order.paths.ts';
import { ReadyBar } from './rows/RowCell.styles.ts';

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
  const rejected = list.sites.filter(({ state }) => state === 'rejected').length;
  const byHand = valid.filter((site) => site.isByHand).length;
  const requests = Math.ceil(valid.length / quoteLimits.sites);
  const shares = [
    { tone: 'positive', count: valid.length },
    { tone: 'attention', count: left - rejected },
    { tone: 'critical', count: rejected },
  ];
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
            <ReadyBar aria-hidden>
              {shares.map(
                ({ tone, count }) => count > 0 && <span key={tone} data-tone={tone} style={{ flexGrow: count }} />,
              )}
            </ReadyBar>
            <SummaryFacts
              items={[
                { term: formatMessage({ id: 'quoteMany.ready' }), description: <strong>{valid.length}</strong> },
                { term: formatMessage({ id: 'quoteMany.left' }), description: <strong>{left}</strong> },
                ...countries.map((country) => ({
                  term: formatCountry(language, country),
                  description: valid.filter((site) => site.country === country).length,
                })),
                ...(byHand > 0 ? [{ term: formatMessage({ id: 'quoteMany.byHand.count' }), description: byHand }] : []),
                {
                  term: formatMessage({ id: 'quote.reach.onNet' }),
                  description: formatMessage(
                    { id: 'quoteMany.ofReady' },
                    { count: valid.filter(({ confidence }) => confidence === 'onNet').length, of: valid.length },
                  ),
                },
              ]}
            />
            {requests > 1 && (
              <Note>{formatMessage({ id: 'quoteMany.requests' }, { count: requests, max: quoteLimits.sites })}</Note>
            )}
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
