import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const TooltipAnchor = styled.span`
  display: inline-flex;
  max-width: 100%;
`;

export const TooltipBubble = styled.span`
  z-index: ${token.layer.tooltip};
  width: max-content;
  padding: ${token.space[4]} ${token.space[8]};
  border: ${token.border.hairline} solid transparent;
  border-radius: ${token.radius.control};
  background: ${token.bg.inverse};
  color: ${token.text.inverse};
  ${token.type.caption}
  font-weight: 500;
  white-space: normal;
  animation: ${appear} ${token.motion.fast} ${token.motion.standard};

  @media print {
    display: none;
  }
`;
