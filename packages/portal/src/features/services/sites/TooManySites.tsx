import { from, Text, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

/** As many as a call takes. */
export const maxSites = 100;

const ListHint = styled.div`
  padding-block: ${token.space[8]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};

  ${from.small} {
    padding-inline: ${token.space[20]};
  }
`;

/** More sites are selected than can be changed at once. */
export function TooManySites() {
  const { formatMessage } = useIntl();
  return (
    <ListHint>
      <Text as="div" variant="caption" tone="muted" role="status">
        {formatMessage({ id: 'services.sites.tooMany' }, { max: maxSites })}
      </Text>
    </ListHint>
  );
}
