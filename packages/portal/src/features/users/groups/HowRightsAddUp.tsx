import { Button, Popover, Stack, Text, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[16]};

  /* Its words stand at the edge where it has a line of its own. */
  & > * > button,
  & > button {
    margin-inline: calc(-1 * ${token.control.paddingX.compact});
  }
`;

const Explanation = styled.div`
  max-width: 22rem;
`;

/** Below the groups: how rights of several groups stand to each other. */
export function HowRightsAddUp() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'userGroups.sum.link' });
  return (
    <Line>
      <Text variant="caption" tone="muted">
        {formatMessage({ id: 'userGroups.list.sum' })}
      </Text>
      <Popover
        label={title}
        side="top"
        trigger={
          <Button variant="ghost" size="small">
            {title}
          </Button>
        }
      >
        <Explanation>
          <Stack gap={8}>
            {(['own', 'scope', 'several'] as const).map((part) => (
              <Text as="p" key={part}>
                {formatMessage({ id: `userGroups.sum.${part}` })}
              </Text>
            ))}
          </Stack>
        </Explanation>
      </Popover>
    </Line>
  );
}
