import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { ControlFrame } from '../Field/Field.styles.ts';
import { MenuSurface } from '../MenuSurface/MenuSurface.styles.ts';

export const DateFrameRoot = styled(ControlFrame)`
  gap: 0;

  & > :is(button, svg) {
    margin-inline-start: auto;
  }
  &:focus {
    outline: none;
  }
  /* Each part shows the focus; the frame says which field it is in. */
  &:has([role='spinbutton']:focus) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: 0;
  }
`;

export const SegmentsRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  padding-block: ${token.space[4]};
  ${token.type.body}

  ${below.medium} {
    ${token.type.inputLarge}
  }
`;

export const SegmentText = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: 24px;
  min-height: 24px;
  /* The target is wider than its digits and reaches over the signs between them. */
  margin-inline: -3px;
  padding-inline: 3px;
  border-radius: 2px;
  white-space: pre;

  &[data-placeholder] {
    color: ${token.text.muted};
  }
  &[data-kind='literal'] {
    min-width: 7px;
    margin: 0;
    padding: 0;
  }
  &:focus {
    outline: none;
    background: ${token.action.primary.bg};
    color: ${token.action.primary.fg};
  }

  @media (forced-colors: active) {
    &:focus {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const FreezeNoticeRoot = styled.div`
  display: flex;
  gap: ${token.space[6]};
  color: ${token.tone.limit.fg};
  ${token.type.caption}

  &:not(:empty) {
    margin-top: ${token.space[6]};
  }
  & > svg {
    margin-top: 1px;
    color: ${token.tone.limit.icon};
  }
`;

export const PopoverRoot = styled(MenuSurface)`
  width: min(21.5rem, 100vw - ${token.space[32]});
  padding: ${token.space[12]};

  ${below.small} {
    /* Over the place that is measured for wider screens. */
    inset: auto 0 0 !important;
    width: auto;
    max-width: none !important;
    max-height: 90dvh !important;
    padding: ${token.space[8]};
    border-width: ${token.border.hairline} 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: 0 0 0 100vmax ${token.bg.scrim};
  }
`;

export const PopoverHead = styled.div`
  display: none;

  ${below.small} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline-start: ${token.space[8]};
  }
`;

export const PopoverTitle = styled.p`
  margin: 0;
  ${token.type.section}
`;

export const CalendarRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
`;

export const CalendarHead = styled.div`
  display: flex;
  align-items: center;
`;

export const CalendarTitle = styled.h2`
  flex: 1;
  margin: 0;
  padding-inline-start: ${token.space[8]};
  ${token.type.subsection}

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token.space[6]};
  margin: 0;
  padding: ${token.space[8]} ${token.space[8]} 0;
  list-style: none;
`;

export const LegendRow = styled.li`
  display: flex;
  gap: ${token.space[8]};
  color: ${token.tone.limit.fg};
  ${token.type.caption}

  & > svg {
    margin-top: 1px;
    color: ${token.tone.limit.icon};
  }
`;

export const CalendarFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  padding-top: ${token.space[8]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
`;
