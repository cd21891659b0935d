import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A form of several sheets, its summary beside it, or on narrow windows below it. */
export const SummaryLayout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  align-items: start;

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) ${token.shell.asideWidth};
    gap: ${token.space[20]};
  }
`;

export const SummaryMain = styled.div`
  display: grid;
  gap: ${token.space[16]};
  min-width: 0;
`;

/** The summary and its foot. On narrow windows they are the form's own parts, so that the foot can stay in sight all along. */
export const SummaryColumn = styled.div`
  display: contents;

  ${from.large} {
    position: sticky;
    top: calc(var(--sk-sticky-top, 0px) + ${token.space[16]});
    display: block;
  }
`;

/** Holds the sheet of what has been chosen so far. */
export const SummarySheet = styled.div`
  /* What a phone has shown above is not said once more. */
  ${below.small} {
    &[data-is-said] {
      display: none;
    }
  }
  ${from.large} {
    & > section {
      border-bottom: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`;

/** The buttons, the one that goes on last; a paragraph of it is shown on narrow windows only where it is `data-urgent`. */
export const SummaryFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};

  & > a,
  & > button {
    flex: none;
  }
  & > :is(a, button):last-of-type {
    flex: 1 1 auto;
  }

  ${from.large} {
    flex-direction: column;
    align-items: stretch;
    padding: ${token.space[16]} ${token.space[20]} ${token.space[20]};
    border: ${token.border.hairline} solid ${token.border.default};
    border-end-start-radius: ${token.radius.surface};
    border-end-end-radius: ${token.radius.surface};
    background: ${token.bg.surface};

    & > p {
      order: 1;
    }
    & > a:first-of-type {
      order: 2;
    }
  }
  ${below.large} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    padding-block: ${token.space[12]};
    border-top: ${token.border.hairline} solid ${token.border.default};
    background: ${token.bg.surface};
    /* To both edges of the window, whatever the page leaves free. */
    box-shadow: 0 0 0 100vmax ${token.bg.surface};
    clip-path: inset(0 -100vmax);

    & > p:not([data-urgent]) {
      display: none;
    }
    & > p {
      flex: 1 1 100%;
    }
  }
  /* In a low window, as at 200 % zoom, the room is for what is filled in. */
  @media (max-height: 500px) {
    position: static;
  }
`;

/** On narrow windows what has been chosen, in a line above the buttons. */
export const FootLine = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[12]};
  color: ${token.text.muted};
  ${token.type.caption}

  & > strong {
    color: ${token.text.default};
    ${token.type.subsection}
  }
  & small {
    margin-inline-start: ${token.space[8]};
    color: ${token.text.muted};
    ${token.type.caption}
  }
  ${from.medium} {
    flex: 1 1 auto;
    justify-content: flex-start;
  }
  ${from.large} {
    display: none;
  }
`;

/** At the end of the foot's line, what it costs so far. */
export const FootPrice = styled.span`
  margin-inline-start: auto;
  color: ${token.text.default};
  ${token.type.bodyStrong}
  white-space: nowrap;

  ${from.medium} {
    margin-inline-end: ${token.space[12]};
  }
`;

/** What of it is chosen: on phones in a line of its own, below what it costs. */
export const FootDetail = styled.span`
  ${below.medium} {
    order: 1;
    flex: 1 1 100%;
  }
`;
