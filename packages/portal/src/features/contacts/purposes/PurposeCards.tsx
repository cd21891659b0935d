import type { ContactPurpose } from '@skerry/contracts';
import { Sheet, Skeleton, Stack, StatusLabel, Text } from '@skerry/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SWRResponse } from 'swr';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { ListChips } from '../../../platform/list/ListChips.ts';
import { ListNoMatch } from '../../../platform/list/ListNoMatch.tsx';
import { ListToolbar } from '../../../platform/list/ListToolbar.tsx';
import { useSearchChips } from '../../../platform/list/useSearchChips.ts';
import type { ContactsView } from '../contactsAddress.ts';
import { useContactFilters } from '../list/useContactFilters.ts';
import { PurposeCard } from './PurposeCard.tsx';
import { Card, Cards, Facts, Head } from './PurposeCards.styles.ts';
import { toldMatches } from './toldMatches.ts';

export interface PurposeCardsProps {
  address: ListAddress<ContactsView>;
  purposes: SWRResponse<ContactPurpose[], unknown>;
  onOpen: (contactId: string, purpose?: ContactsView['purpose']) => void;
}

/** What the provider tells, each with who is told in the order of contact; what nobody is told about is red. */
export function PurposeCards({ address, purposes, onOpen }: PurposeCardsProps) {
  const { formatMessage } = useIntl();
  const isPhone = !useIsAtLeast('small');
  const field = useRef<HTMLInputElement>(null);
  const [now] = useState(() => new Date());
  const { data, error, isValidating } = purposes;
  // What is told about is what the cards stand for.
  const filters = useContactFilters(address).filter(({ id }) => id !== 'type');
  const chips = filters.flatMap((filter) => filter.chips);
  const searchChips = useSearchChips(address);
  if (data === undefined && error !== undefined)
    return (
      <Sheet>
        <FetchFailure
          title="contacts.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void purposes.mutate()}
        />
      </Sheet>
    );
  const gaps = (data ?? []).filter(isGap).length;
  const isFiltered = address.search !== '' || chips.length > 0;
  const shown = data?.map((purpose) => ({
    purpose,
    found: purpose.contacts.filter((told) => toldMatches(told, address.search, address.view, now)),
  }));
  const found = new Set(shown?.flatMap((each) => each.found.map(({ contact }) => contact.id))).size;
  return (
    <Sheet padding="none">
      <Head>
        <ListToolbar
          address={address}
          search={{
            label: formatMessage({ id: 'contacts.filter.text' }),
            placeholder: formatMessage({ id: isPhone ? 'contacts.filter.textPhone' : 'contacts.filter.text' }),
          }}
          fieldRef={field}
          filters={filters}
          list="contacts"
          found={found}
          isLoading={false}
          end={null}
        />
        <ListChips
          count={
            <Facts>
              {gaps > 0 && (
                <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
                  {formatMessage({ id: 'contacts.gaps' }, { count: gaps })}
                </StatusLabel>
              )}
              <Text variant="caption" tone="muted">
                {isFiltered
                  ? formatMessage({ id: 'contacts.found' }, { count: found })
                  : formatMessage({ id: 'contacts.inOrder' })}
              </Text>
            </Facts>
          }
          chips={[...searchChips, ...chips]}
          clearLabel={formatMessage({ id: 'list.filters.clear' })}
          onClear={address.clearFilters}
        />
      </Head>
      {isFiltered && found === 0 && data !== undefined ? (
        <ListNoMatch
          typedText={address.search}
          filters={chips.map(({ label }) => label)}
          onClear={address.clearFilters}
        />
      ) : (
        <Cards aria-busy={data === undefined}>
          {shown === undefined
            ? Array.from({ length: 8 }, (_, place) => (
                <Card key={place}>
                  <Stack>
                    <Skeleton shape="title" width={60} />
                    <Skeleton width={80} />
                    <Skeleton width={70} />
                  </Stack>
                </Card>
              ))
            : shown.map((each) => (
                <PurposeCard
                  key={each.purpose.type}
                  purpose={each.purpose}
                  found={each.found}
                  isGap={isGap(each.purpose)}
                  hrefOf={address.hrefOf}
                  onOpen={onOpen}
                />
              ))}
        </Cards>
      )}
    </Sheet>
  );
}

/** Nobody is told about some services that are in use, or about anything. */
function isGap({ totalContacts, uncovered }: ContactPurpose): boolean {
  return totalContacts === 0 || uncovered.length > 0;
}
