import { Button, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

/** At the end of the line that counts the rows: the way out of the saved view that the line names. */
export function LeaveView({ href }: { href: string }) {
  const { formatMessage } = useIntl();
  return (
    <InLine>
      <Button variant="ghost" size="small" href={href}>
        {formatMessage({ id: 'list.views.usual' })}
      </Button>
    </InLine>
  );
}

/* A finger has more of it than the line is high; its words end where the rows do. */
const InLine = styled.span`
  display: inline-flex;
  align-items: center;
  height: ${token.component.tagHeight};
  margin-inline-end: calc(-1 * ${token.control.paddingX.compact});
`;
