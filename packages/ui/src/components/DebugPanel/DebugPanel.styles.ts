import { styled } from 'styled-components';
import { focusRingInside } from '../../theme/focusRing.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const DebugRoot = styled.div`
  display: flow-root;
  background: ${token.bg.sunken};
  color: ${token.text.default};
  text-align: start;

  @media print {
    display: none;
  }
`;

export const DebugToggle = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[8]};
  box-sizing: border-box;
  width: 100%;
  min-height: ${token.control.height.comfortable};
  padding: ${token.space[4]} ${token.space[12]};
  border: 0;
  background: none;
  color: inherit;
  ${token.type.label}
  text-align: start;
  cursor: pointer;

  & > svg {
    transition: transform ${token.motion.fast} ${token.motion.standard};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  &:hover {
    background: ${token.bg.pressed};
  }
  ${focusRingInside}
  ${below.medium} {
    min-height: ${token.control.height.touch};
  }
`;

export const DebugInternal = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[6]};
  margin-inline-start: auto;
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const DebugFacts = styled.dl`
  margin: 0;
  padding: 0 ${token.space[12]};
`;

export const DebugFact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[12]};
  min-height: ${token.space[24]};

  dt {
    flex: none;
    color: ${token.text.muted};
    ${token.type.caption}
  }
  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    ${token.type.mono}
  }
  dd:nth-of-type(2) {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
    margin-inline-start: auto;
    ${token.type.label}
  }
  ${from.small} {
    dt {
      min-width: 4.5rem;
    }
  }
  ${below.small} {
    dt,
    dd:first-of-type {
      flex-basis: 100%;
    }
  }
`;

export const DebugLogHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  padding: ${token.space[6]} ${token.space[12]};
  ${token.type.label}

  & > :nth-child(2) {
    margin-inline-start: auto;
  }
`;

export const CopiedRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[6]};
  ${token.type.caption}

  &[data-state='copied'] {
    color: ${token.tone.positive.fg};
  }
  &[data-state='failed'] {
    color: ${token.tone.critical.fg};
  }
`;

export const DebugLog = styled.pre`
  max-height: 200px;
  margin: 0 ${token.space[12]} ${token.space[12]};
  padding: ${token.space[8]} ${token.space[12]};
  overflow: auto;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
  background: ${token.bg.surface};
  ${token.type.monoSmall}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
