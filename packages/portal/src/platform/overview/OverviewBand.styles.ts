import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Panels beside each other where there is room, of one height; what stands in a line alone has all of it. */
export const OverviewBand = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[16]};

  & > * {
    flex: 1 1 270px;
    min-width: 0;
  }
  & > [data-shape='band'] {
    flex-basis: 100%;
  }
  /* Two in a row until there is room for three. */
  ${below.large} {
    & > * {
      flex-basis: 320px;
    }
  }
  ${below.small} {
    & > * {
      flex-basis: 100%;
    }
  }
  /* What waits stands before the panels of what a new customer does. */
  &[data-is-guided] > [data-shape] {
    flex-basis: 100%;
  }
  /* A panel with facts of its own needs the width. */
  ${below.large} {
    &[data-is-stacked] > * {
      flex-basis: 100%;
    }
  }
`;

/** A long panel of somebody's work, and beside it what is good to know. */
export const OverviewLead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  ${from.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 3fr);
  }
`;

/** The list of a panel: its rows stand below each other, and beside each other where the panel has the page's width. */
export const OverviewRows = styled.div`
  container-type: inline-size;

  & > ul {
    overflow: hidden;
    border-end-start-radius: ${token.radius.surface};
    border-end-end-radius: ${token.radius.surface};
  }
  @container (min-width: 43rem) {
    & > ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
      gap: 1px;
      border-top: ${token.border.hairline} solid ${token.border.subtle};
    }
    /* Each draws its hairlines into the gap, so that those at the edge draw none. */
    & > ul > li {
      border-top: 0;
      box-shadow:
        -1px 0 ${token.border.subtle},
        0 -1px ${token.border.subtle};
    }
    & > ul > li > a {
      box-sizing: border-box;
      height: 100%;
    }
  }
  /* Rows of few words: all five beside each other. */
  @container (min-width: 80rem) {
    &[data-is-short] > ul {
      grid-template-columns: repeat(auto-fit, minmax(15.5rem, 1fr));
    }
  }
`;

/** Lines that are no panel, beside each other in one sheet. */
export const OverviewStrip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  overflow: hidden;
  border-radius: ${token.radius.surface};

  & > * {
    flex: 1 1 20rem;
    min-width: 0;
    box-shadow:
      -1px 0 ${token.border.subtle},
      0 -1px ${token.border.subtle};
  }
  /* One or two counts. */
  & > [data-is-few] {
    flex-basis: 14rem;
  }
  & > [data-is-row] {
    flex-basis: 100%;
  }
  & > [data-is-failed] {
    padding-top: ${token.space[12]};
  }
  /* Words of a line end where the row does; the longer one has more of it. */
  & > section {
    flex-grow: 2;
  }
  ${below.small} {
    & > * {
      flex-basis: 100%;
    }
  }
`;
