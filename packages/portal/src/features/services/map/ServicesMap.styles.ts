import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const ToolbarSheet = styled.div`
  padding: ${token.space[16]};
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
`;

/* The map first: on phones the list is below it. */
export const MapAndList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[16]};

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) minmax(380px, 36%);
  }
`;

export const MapSheet = styled.div`
  position: relative;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
`;

export const Marked = styled.span`
  display: block;

  &[data-marked] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
