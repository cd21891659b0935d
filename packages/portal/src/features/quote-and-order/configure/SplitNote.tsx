import { quoteLimits } from '@skerry/contracts';
import { Note, RadioGroup, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { maxRequests, requestCount } from './choices.ts';
import type { ChoicesForm } from './useChoices.ts';

const ways = ['split', 'byHand'] as const;

/** More prices than one request may have: as several, or by a specialist. */
export function SplitNote({ form }: { form: ChoicesForm }) {
  const { formatMessage } = useIntl();
  const { sites, choices, variants, isByHand, isPending } = form;
  const count = requestCount(sites.length, choices, false);
  if (variants === 0 || count < 2) return null;
  const title = formatMessage({ id: 'quoteConfigure.split' }, { count });
  return (
    <Note tone={form.isTooMany ? 'attention' : 'info'}>
      <Stack gap={8}>
        <div>
          <Text as="p" variant="bodyStrong">
            {title}
          </Text>
          <Text as="p">
            {formatMessage(
              { id: form.isTooMany ? 'quoteConfigure.split.tooMany' : 'quoteConfigure.split.body' },
              { max: form.isTooMany ? maxRequests : quoteLimits.prices },
            )}
          </Text>
        </div>
        <RadioGroup
          label={title}
          isLabelHidden
          options={ways.map((value) => ({
            value,
            label: formatMessage({ id: value === 'split' ? 'quoteConfigure.split.several' : 'quoteConfigure.byHand' }),
          }))}
          readOnly={isPending}
          value={isByHand ? 'byHand' : 'split'}
          onValueChange={(way) => form.chooseByHand(way === 'byHand')}
        />
      </Stack>
    </Note>
  );
}
