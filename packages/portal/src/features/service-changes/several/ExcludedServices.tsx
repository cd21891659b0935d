import { SheetSection, StatusLabel, Text, token } from '@skerry/ui';
import { IconBan } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { reasonText } from '../../../platform/services-section/service-change-reasons.ts';
import type { ChangedRow } from './useChangedServiceColumns.tsx';

/** Below those that are included. */
export const ExcludedSection = styled(SheetSection)`
  border-top: ${token.border.hairline} solid ${token.border.default};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  color: ${token.text.muted};
  list-style: none;
`;

const Excluded = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[8]};
  align-items: baseline;
`;

/** Those that get no order, each with the reason. */
export function ExcludedServices({ services }: { services: readonly ChangedRow[] }) {
  const { formatMessage } = useIntl();
  return (
    <List>
      {services.map(({ id, name, siteName, reason }) => (
        <Excluded key={id}>
          <Name>
            {name !== '' && <span>{name}</span>}
            <Text variant="monoSmall">{id}</Text>
            {siteName !== '' && <span>{siteName}</span>}
          </Name>
          {reason !== undefined && (
            <StatusLabel tone="neutral" icon={IconBan}>
              {formatMessage({ id: reasonText(reason) })}
            </StatusLabel>
          )}
        </Excluded>
      ))}
    </List>
  );
}
