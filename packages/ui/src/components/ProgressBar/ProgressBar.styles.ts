import { styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/VisuallyHidden/visuallyHidden.ts';
import { token } from '../../tokens/token.ts';
import { runningTicks } from './runningTicks.ts';

export const ProgressRoot = styled.div`
  min-width: 0;
  color: ${token.text.default};
`;

export const ProgressHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space[12]};
  padding-bottom: ${token.space[6]};
  ${token.type.label}
  overflow-wrap: anywhere;

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const ProgressValue = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}
  font-variant-numeric: tabular-nums;

  [data-tone='critical'] > * > & {
    color: ${token.tone.critical.fg};
  }
  [data-tone='positive'] > * > & {
    color: ${token.tone.positive.fg};
  }
`;

export const ProgressTrack = styled.div`
  position: relative;
  box-sizing: border-box;
  height: ${token.component.bearingMinor};
`;

export const ProgressFill = styled.div`
  height: 100%;
  overflow: hidden;
  border-radius: ${token.radius.round};
  background: ${token.bearing.track};

  &::before {
    display: block;
    width: var(--progress);
    height: 100%;
    border-radius: inherit;
    background: ${token.bearing.passed};
    content: '';
    transition: width ${token.motion.medium} ${token.motion.standard};
  }
  [data-tone='positive'] > * > &::before {
    background: ${token.tone.positive.solid};
  }
  [data-tone='critical'] > * > &::before {
    background: ${token.tone.critical.solid};
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    box-sizing: border-box;
    border: ${token.border.hairline} solid CanvasText;
    background: Canvas;
    &&::before {
      background: Highlight;
    }
  }
  @media print {
    print-color-adjust: exact;
  }
`;

export const ProgressTicks = styled.div`
  ${runningTicks}
`;
