import { DateTime, Link, StatusLabel, Text, token, useKit } from '@skerry/ui';
import { IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { OverviewValue } from '../../../platform/overview/overview.ts';
import { OverviewGroupHead } from '../../../platform/overview/OverviewGroups.styles.ts';
import { OverviewList, OverviewRow, OverviewRowLink } from '../../../platform/overview/OverviewList.styles.ts';
import { userPath, usersPath } from '../users.paths.ts';

const Head = styled(OverviewGroupHead)`
  padding-block: ${token.space[12]} ${token.space[8]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
`;

const Row = styled(OverviewRowLink)`
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[0]} ${token.space[16]};
  overflow-wrap: anywhere;
`;

/** Who has been invited and has not come, whichever invitation ends first; each leads to the user, where it is sent again. */
export function OpenInvitations({ value }: { value: OverviewValue<'users'>['openInvitations'] }) {
  const { linkComponent } = useKit();
  const [now] = useState(() => new Date());
  const { totalItems, items } = value;
  return (
    <>
      <Head>
        <h3>
          <FormattedMessage id="home.users.invitations" />
        </h3>
        {totalItems > items.length && (
          <Link href={`${usersPath}?active=yes&without=acceptance`}>
            <FormattedMessage id="home.users.invitations.all" values={{ count: totalItems }} />
          </Link>
        )}
      </Head>
      <OverviewList>
        {items.map(({ id, fullName, validUntil }) => {
          const date = <DateTime value={validUntil} />;
          return (
            <OverviewRow key={id}>
              <Row as={linkComponent} href={userPath(id)}>
                <Text variant="bodyStrong">{fullName}</Text>
                {new Date(validUntil) < now ? (
                  <StatusLabel tone="attention" icon={IconClockExclamation}>
                    <span>
                      <FormattedMessage id="home.users.invitations.expired" values={{ date }} />
                    </span>
                  </StatusLabel>
                ) : (
                  <Text tone="muted">
                    <FormattedMessage id="home.users.invitations.until" values={{ date }} />
                  </Text>
                )}
              </Row>
            </OverviewRow>
          );
        })}
      </OverviewList>
    </>
  );
}
