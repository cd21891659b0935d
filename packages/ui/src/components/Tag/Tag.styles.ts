import { css, styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

const plate = css`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[6]};
  box-sizing: border-box;
  max-width: 100%;
  min-height: ${token.component.tagHeight};
  padding: 2px 7px;
  border: ${token.border.hairline} solid ${token.border.subtle};
  border-radius: ${token.radius.tag};
  background: ${token.bg.sunken};
  color: ${token.text.default};
  ${token.type.micro}
  overflow-wrap: anywhere;

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

export const TagRoot = styled.span`
  ${plate}
`;

export const TagDot = styled.span`
  flex: none;
  width: 0.5em;
  height: 0.5em;
  border-radius: 1px;
  background: ${token.tone.neutral.icon};

  &[data-series='1'] {
    background: ${token.chart.series[1]};
  }
  &[data-series='2'] {
    background: ${token.chart.series[2]};
  }
  &[data-series='3'] {
    background: ${token.chart.series[3]};
  }
  &[data-series='4'] {
    background: ${token.chart.series[4]};
  }
  &[data-series='5'] {
    background: ${token.chart.series[5]};
  }
  &[data-series='6'] {
    background: ${token.chart.series[6]};
  }

  @media (forced-colors: active) {
    &[data-series] {
      background: CanvasText;
    }
  }
`;

export const TagRemove = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 24px;
  min-height: 24px;
  margin: -2px -7px -2px -4px;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.tag};
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: ${token.bg.pressed};
  }
  &:focus-visible {
    outline-offset: 0;
  }
`;

/* One line, as many as it has room for: those beyond can be measured still. */
const fitted = css`
  position: relative;
  flex-wrap: nowrap;
  width: 100%;
  overflow: clip;
  overflow-clip-margin: ${token.space[4]};
  white-space: nowrap;

  & > li {
    flex: none;
    overflow-wrap: normal;
  }
  & > li[data-over] {
    position: absolute;
    visibility: hidden;
  }
  & > li > [data-cut] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/* Its items are plain elements: tables hold thousands of them. Two tags and their "+n" below veryLarge, three and theirs from there. */
export const TagListRoot = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    ${plate}
  }
  & > li[data-more] {
    padding-inline: ${token.space[4]};
    border-color: transparent;
    background: none;
    color: ${token.text.muted};

    /* Paper has no tooltip: the names themselves, on rows of their own that make the column no wider. */
    @media print {
      width: 0;
      min-width: 100%;
      color: inherit;

      & > * {
        display: none;
      }
      &::before {
        content: attr(data-more);
      }
    }
  }
  &[data-fitted] {
    ${fitted}
  }
  &[data-fitted='one'] > li:first-child {
    flex: 0 1 auto;
    min-width: 0;
  }
  & > li[data-from='veryLarge'] {
    ${below.veryLarge} {
      display: none;
    }
  }
  & > li[data-below='veryLarge'] {
    ${from.veryLarge} {
      display: none;
    }
  }
`;

export const TagMore = styled.span`
  border-radius: ${token.radius.tag};
`;
