import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A line at the lower edge that stays with a head. */
export const underline = `inset 0 -1px 0 ${token.border.default}`;

/** Heads that stay below the header of the page, but for a window so low that they would hide what they are about. */
export const headStays = `
  position: sticky;
  z-index: ${token.layer.sticky};
  top: var(--sk-sticky-top, 0px);

  @media print, (max-height: 30em) {
    position: static;
  }
`;

/** What gets the focus is not left below such heads. */
const clearsHeads = 'scroll-margin-top: 7rem;';

/** Cells of what is compared: sums are larger, the best of them strong, as is what differs. */
export const comparedCells = `
  & tbody button {
    ${clearsHeads}
  }
  & [data-sum] {
    ${token.type.amount}
  }
  & [data-sum]:not([data-is-best]) {
    font-weight: 400;
  }
  & [data-differs] {
    font-weight: 600;
  }
`;

/** A wide table scrolls within its sheet; its first column stays. */
export const ColumnsScroll = styled.div`
  /* Holds what is there for screen readers alone. */
  position: relative;
  overflow-x: auto;

  /* Heads stay in the window where nothing scrolls here. In em, since larger letters need more room. */
  @media (min-width: 62em) {
    &[data-is-narrow] {
      overflow: visible;
    }
  }
  @media (min-width: 80em) {
    &:not([data-is-wide]) {
      overflow: visible;
    }
  }
  @media (min-width: 90em) {
    overflow: visible;
  }
`;

/** Things beside each other, one a column. */
export const ColumnsTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${token.type.body}

  & th,
  & td {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    text-align: start;
    vertical-align: top;
  }
  & thead :is(th, td) {
    ${headStays}
    border-top: 0;
    background: ${token.bg.surface};
    box-shadow: ${underline};
  }
  & tbody th {
    position: sticky;
    left: 0;
    min-width: 9rem;
    background: ${token.bg.surface};
    color: ${token.text.muted};
    font-weight: 400;
  }
  & [data-differs] {
    font-weight: 600;
  }
  ${below.small} {
    & tbody th {
      min-width: 6.5rem;
    }
  }
`;

export const ColumnsFoot = styled.div`
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};
  color: ${token.text.muted};
  ${token.type.caption}
`;

/** What is shown of them, above the columns. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};
  border-bottom: ${token.border.hairline} solid ${token.border.default};

  & > :first-child {
    margin-inline-end: auto;
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

/** Columns where there is no room for another with what the rows are about: that stands above each row. */
export const StackedTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  ${token.type.body}

  & :is(th, td) {
    padding: 0 ${token.space[16]} ${token.space[12]};
    text-align: start;
    vertical-align: top;
  }
  &[data-is-tight] :is(th, td) {
    padding-inline: ${token.space[12]};
  }
  &[data-is-tight] :is(th, td):first-child {
    padding-inline-start: ${token.space[16]};
  }
  & thead :is(th, td) {
    ${headStays}
    padding-block: ${token.space[12]};
    background: ${token.bg.sunken};
    box-shadow: ${underline};
    font-weight: 600;
  }
  & th[scope='rowgroup'] {
    padding-block: ${token.space[12]} ${token.space[4]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    color: ${token.text.muted};
    ${token.type.caption}
  }
  & tbody[data-part='sites'] th {
    color: ${token.text.default};
    font-weight: 600;
  }
  &[data-is-tight] thead th > * > :last-child {
    padding-inline-start: 0;
  }
  &[data-is-tight] thead th :has(> label) {
    gap: ${token.space[6]};

    & > label {
      gap: ${token.space[6]};
    }
    & > label ~ * {
      margin-inline-end: calc(-1 * ${token.space[8]});
    }
  }
  /* What is alone is named above. */
  &[data-is-alone] thead {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
  &[data-is-alone] tbody:first-of-type th {
    border-top: 0;
  }
  & thead [data-is-chosen] {
    background: ${token.bg.selected};
    box-shadow:
      inset 0 2px 0 ${token.border.selected},
      ${underline};
  }
  ${comparedCells}
`;

/** Scenarios below each other, to choose from. */
export const HeadList = styled.ul`
  margin: 0;
  padding: 0;
  border-bottom: ${token.border.hairline} solid ${token.border.default};
  list-style: none;

  & > li {
    padding: ${token.space[8]} ${token.space[16]};
  }
  /* The sign of a button without an edge ends, and its words begin, where the text does. */
  && > li label + * {
    margin-inline-end: calc(-1 * ${token.space[12]});
  }
  & > li > [data-kept-focus='add'] {
    margin-inline: calc(-1 * ${token.space[12]});
  }
  & > li + li {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  & > [data-is-chosen] {
    background: ${token.bg.selected};
    box-shadow: inset ${token.border.selectedBar} 0 0 ${token.border.selected};
  }
`;

/** What is compared by its name, chosen here, with facts below. */
export const Head = styled.div`
  min-width: 0;

  /* Below the name, beside its circle. */
  & > :has(> label) + * {
    padding-inline-start: calc(${token.component.radio} + ${token.space[8]});
  }
`;

export const HeadName = styled.div`
  display: flex;
  gap: ${token.space[8]};
  align-items: flex-start;
  justify-content: space-between;
  ${token.type.bodyStrong}

  & > label {
    display: flex;
    gap: ${token.space[8]};
    min-width: 0;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > label:focus-within {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: 2px;
    border-radius: ${token.radius.tag};
  }
  & > :last-child {
    margin: calc(-1 * ${token.space[6]}) 0;
  }
`;

/** What holds for all of them, with what can be done with the chosen one. */
export const Foot = styled(ColumnsFoot)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};

  & > :first-child {
    flex: 1 1 20rem;
    min-width: 0;
  }
  ${below.small} {
    padding-inline: ${token.space[16]};

    & > :first-child,
    & > :last-child {
      flex-basis: 100%;
    }
    & > :last-child > * {
      flex: 1 1 auto;
    }
  }
`;
