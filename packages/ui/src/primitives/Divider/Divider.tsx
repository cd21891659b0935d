import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

/** A hairline between groups. */
export function Divider(props: ComponentProps<'hr'>) {
  return <DividerRoot {...props} />;
}

const DividerRoot = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: ${token.border.hairline} solid ${token.border.subtle};
`;
