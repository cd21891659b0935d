import { Button, StatusLabel, Text, token } from '@skerry/ui';
import { IconAdjustmentsHorizontal, IconPencil } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

export interface OpenViewLineProps {
  name: string;
  isChanged: boolean;
  /** The list without a view. */
  usualHref: string;
}

/** On phones, where the button of the View menu has no words: the saved view that is open, and the way out of it. */
export function OpenViewLine({ name, isChanged, usualHref }: OpenViewLineProps) {
  const { formatMessage } = useIntl();
  return (
    <Line>
      <Words role="status">
        <IconAdjustmentsHorizontal size={16} stroke={2} aria-hidden />
        <Text variant="label">{formatMessage({ id: 'list.views.opened' }, { name })}</Text>
        {isChanged && (
          <StatusLabel tone="draft" icon={IconPencil}>
            {formatMessage({ id: 'list.views.changed' })}
          </StatusLabel>
        )}
      </Words>
      <Button variant="ghost" size="small" href={usualHref}>
        {formatMessage({ id: 'list.views.usual' })}
      </Button>
    </Line>
  );
}

/* A finger has more of the button than the line is high; its words end where the rows do. */
const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[8]};
  min-height: ${token.space[24]};
  color: ${token.text.default};

  & > :last-child {
    flex: none;
    margin-block: calc(-1 * ${token.space[12]});
    margin-inline-end: calc(-1 * ${token.control.paddingX.compact});
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${token.space[8]};
  position: relative;
  min-width: 0;
  padding-inline-start: ${token.space[24]};
  overflow-wrap: anywhere;

  & > svg {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-start: 0;
    color: ${token.text.muted};
  }
`;
