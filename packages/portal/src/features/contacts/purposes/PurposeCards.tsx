import type { ContactPurpose } from '@skerry/contracts';
import { SearchField, Sheet, Skeleton, Stack, StatusLabel, Text } from '@skerry/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { SWRResponse } from 'swr';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import type { ContactsView } from '../contactsAddress.ts';
import { PurposeCard } from './PurposeCard.tsx';
import { Card, Cards, Facts, Toolbar } from './PurposeCards.styles.ts';

export interface PurposeCardsProps {
  address: Pick<ListAddress<ContactsView>, 'typedText' | 'typeText' | 'search' | 'hrefOf'>;
  purposes: SWRResponse<ContactPurpose[], unknown>;
  onOpen: (contactId: string, purpose?: ContactsView['purpose']) => void;
}

/** What the provider tells, each with who is told in the order of contact; what nobody is told about is red. */
export function PurposeCards({ address, purposes, onOpen }: PurposeCardsProps) {
  const { formatMessage } = useIntl();
  const { data, error, isValidating } = purposes;
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
  return (
    <Sheet padding="none">
      <Toolbar>
        <SearchField
          label={formatMessage({ id: 'contacts.filter.text' })}
          isLabelHidden
          size="small"
          placeholder={formatMessage({ id: 'contacts.filter.text' })}
          value={address.typedText}
          onValueChange={address.typeText}
        />
        <Facts>
          {gaps > 0 && (
            <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
              {formatMessage({ id: 'contacts.gaps' }, { count: gaps })}
            </StatusLabel>
          )}
          <Text variant="caption" tone="muted">
            {formatMessage({ id: 'contacts.inOrder' })}
          </Text>
        </Facts>
      </Toolbar>
      <Cards aria-busy={data === undefined}>
        {data === undefined
          ? Array.from({ length: 8 }, (_, place) => (
              <Card key={place}>
                <Stack>
                  <Skeleton shape="title" width={60} />
                  <Skeleton width={80} />
                  <Skeleton width={70} />
                </Stack>
              </Card>
            ))
          : data.map((purpose) => (
              <PurposeCard
                key={purpose.type}
                purpose={purpose}
                isGap={isGap(purpose)}
                text={address.search}
                hrefOf={address.hrefOf}
                onOpen={onOpen}
              />
            ))}
      </Cards>
    </Sheet>
  );
}

/** Nobody is told about some services that are in use, or about anything. */
function isGap({ totalContacts, uncovered }: ContactPurpose): boolean {
  return totalContacts === 0 || uncovered.length > 0;
}
