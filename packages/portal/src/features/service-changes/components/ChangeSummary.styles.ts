import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const ChangeLayout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  align-items: start;

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) ${token.shell.asideWidth};
    gap: ${token.space[20]};
  }
`;

export const ChangeMain = styled.div`
  display: grid;
  gap: ${token.space[16]};
  min-width: 0;
`;

/* On narrow windows its parts are the form's own, so that the foot can stay in sight all along. */
export const SummaryColumn = styled.div`
  display: contents;

  ${from.large} {
    position: sticky;
    top: calc(var(--sk-sticky-top, 0px) + ${token.space[16]});
    display: block;
  }
`;

export const SummarySheet = styled.div`
  ${from.large} {
    & > section {
      border-bottom: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`;

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
`;

export const SummaryLines = styled.dl`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
`;

/* Between what is paid and when. */
export const SummaryNote = styled.p`
  margin: ${token.space[8]} 0 ${token.space[12]};
  padding-bottom: ${token.space[12]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};
`;

export const SummaryLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space[16]};

  & > dt {
    color: ${token.text.muted};
  }
  & > dd {
    margin: 0;
    margin-inline-start: auto;
    text-align: end;
  }
  & strong {
    font-weight: 600;
  }
`;

export const Total = styled(SummaryLine)`
  align-items: baseline;
  padding-top: ${token.space[12]};
  border-top: ${token.border.hairline} solid ${token.border.default};

  &&& > dt {
    color: ${token.text.default};
    ${token.type.bodyStrong}
  }
  &&& > dd[data-figure] {
    ${token.type.figureSmall}
  }
`;

/* The buttons of a narrow window say with them what the choice costs. */
export const FootFee = styled.div`
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
