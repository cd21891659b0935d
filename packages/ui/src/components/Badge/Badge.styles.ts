import { css, styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

/** The plate of a count, without its tone. */
export const badgeShape = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-width: ${token.space[20]};
  min-height: ${token.space[20]};
  padding: 1px ${token.space[6]};
  border: ${token.border.hairline} solid transparent;
  border-radius: ${token.radius.round};
  ${token.type.micro}
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

export const BadgeRoot = styled.span`
  ${badgeShape}
  position: relative;
  vertical-align: middle;

  &[data-variant='dot'] {
    min-width: ${token.space[8]};
    min-height: ${token.space[8]};
    padding: 0;
  }

  &[data-tone='neutral'] {
    background: ${token.tone.neutral.solid};
    color: ${token.tone.neutral.onSolid};
  }
  &[data-tone='info'] {
    background: ${token.tone.info.solid};
    color: ${token.tone.info.onSolid};
  }
  &[data-tone='attention'] {
    background: ${token.tone.attention.solid};
    color: ${token.tone.attention.onSolid};
  }
  &[data-tone='critical'] {
    background: ${token.tone.critical.solid};
    color: ${token.tone.critical.onSolid};
  }

  @media (forced-colors: active) {
    &[data-variant='dot'] {
      border-width: ${token.space[4]};
    }
  }
`;
