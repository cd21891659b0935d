import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const FreezeStripRoot = styled.div`
  min-width: 0;
`;

export const StripScale = styled.div`
  position: relative;
  padding-top: 26px;

  ${below.large} {
    display: none;
  }
`;

export const StripBar = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
`;

/* Every other week is dark, as on the edge of a chart. */
export const StripWeek = styled.span`
  border: solid ${token.border.control};
  border-width: ${token.border.hairline} 0 0;
  padding-top: 18px;
  background: linear-gradient(${token.border.control} 0 0) 0 9px / 100% 1px no-repeat;
  color: ${token.text.muted};
  ${token.type.micro}
  font-variant-numeric: tabular-nums;
  text-align: center;

  &:first-child {
    background:
      linear-gradient(${token.border.control} 0 0) 0 9px / 100% 1px no-repeat,
      linear-gradient(${token.border.control} 0 0) 0 0 / 1px 10px no-repeat;
  }
  &:last-child {
    background:
      linear-gradient(${token.border.control} 0 0) 0 9px / 100% 1px no-repeat,
      linear-gradient(${token.border.control} 0 0) 100% 0 / 1px 10px no-repeat;
  }
  &&[data-is-odd] {
    background: linear-gradient(${token.border.control} 0 0) 0 0 / 100% 10px no-repeat;
  }
`;

/* Opaque below the hatching: the scale does not show through a restricted area. */
export const StripArea = styled.span`
  position: absolute;
  top: 20px;
  inset-inline-start: calc(var(--strip-start) * 100%);
  width: calc(var(--strip-length) * 100%);
  height: 22px;
  box-sizing: border-box;
  border: 1.5px solid ${token.tone.limit.solid};
  background: repeating-linear-gradient(135deg, ${token.tone.limit.solid} 0 2px, ${token.tone.limit.bg} 2px 7px);

  @media (forced-colors: active) {
    border-color: CanvasText;
    background: Canvas;
  }
`;

/** A needle whose head points at the scale; its words stand beside the head. */
export const StripToday = styled.span`
  position: absolute;
  z-index: 1;
  top: 0;
  height: 38px;
  inset-inline-start: calc(var(--strip-start) * 100%);
  color: ${token.text.default};
  ${token.type.label}
  line-height: 18px;
  white-space: nowrap;
  padding-inline-start: ${token.space[12]};

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    background: ${token.text.default};
  }
  &::before {
    inset-block: 9px 0;
    width: 2px;
    margin-inline-start: -1px;
  }
  &::after {
    top: 5px;
    width: 12px;
    height: 9px;
    margin-inline-start: -6px;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }

  &[data-side='start'] {
    inset-inline: auto calc((1 - var(--strip-start)) * 100%);
    padding-inline: 0 ${token.space[12]};

    &::before,
    &::after {
      inset-inline: auto 0;
    }
    &::before {
      margin-inline: 0 -1px;
    }
    &::after {
      margin-inline: 0 -6px;
    }
  }
  @media (forced-colors: active) {
    &::before,
    &::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const FreezeList = styled.ul`
  position: relative;
  height: 40px;
  margin: ${token.space[4]} 0 0;
  padding: 0;
  color: ${token.text.muted};
  ${token.type.caption}
  list-style: none;

  ${below.large} {
    height: auto;
    margin: 0;
  }
`;

export const FreezeItem = styled.li`
  position: absolute;
  inset-inline-start: clamp(60px, calc((var(--strip-start) + var(--strip-length) / 2) * 100%), calc(100% - 60px));
  transform: translateX(-50%);
  text-align: center;
  white-space: nowrap;

  ${below.large} {
    display: flex;
    position: static;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token.space[16]};
    padding: ${token.space[12]} 0;
    transform: none;
    text-align: start;
    white-space: normal;

    &[data-is-past] {
      display: none;
    }
    &:not([data-is-past]) ~ & {
      border-top: ${token.border.hairline} solid ${token.border.subtle};
    }
  }
  &[data-is-now] {
    color: ${token.text.default};
    ${token.type.label}
  }
  /* The days below every name, whether or not one of them is long. */
  ${below.small} {
    flex-direction: column;
  }
`;

export const FreezeName = styled.span`
  display: block;
  color: ${token.tone.limit.fg};
  ${token.type.label}

  & > svg {
    display: none;
  }
  ${below.large} {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
    ${token.type.body}

    & > svg {
      display: block;
      flex: none;
    }
    [data-is-now] > & {
      ${token.type.bodyStrong}
    }
  }
`;
