import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/* As high as the toolbar that it stands in for, so that the rows do not move; in sight while one scrolls. */
export const BulkBar = styled.div`
  position: sticky;
  z-index: ${token.layer.sticky};
  top: var(--sk-sticky-top, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  box-sizing: border-box;
  min-height: calc(${token.control.height.compact} + 2 * ${token.space[12]} + 1px);
  padding: ${token.space[8]} ${token.space[16]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  border-radius: ${token.radius.surface} ${token.radius.surface} 0 0;
  background: ${token.bg.selected};

  ${from.small} {
    padding-inline: ${token.space[20]};
  }
  @media print {
    display: none;
  }
`;

export const BulkCount = styled.span`
  ${token.type.bodyStrong}
`;

export const BulkActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};

  &[data-end] {
    margin-inline-start: auto;
  }
`;
