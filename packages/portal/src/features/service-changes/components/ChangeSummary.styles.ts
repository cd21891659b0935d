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
    display: grid;
    gap: ${token.space[16]};
  }
`;

export const SummaryFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};

  & > :last-child {
    flex: 1 1 auto;
  }

  ${from.large} {
    flex-direction: column-reverse;
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
  }
`;

export const SummaryLines = styled.dl`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
`;

export const SummaryLine = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[16]};

  & > dt {
    color: ${token.text.muted};
  }
  & > dd {
    margin: 0;
    text-align: end;
  }
`;

export const Total = styled(SummaryLine)`
  padding-top: ${token.space[12]};
  border-top: ${token.border.hairline} solid ${token.border.default};

  &&& > dt {
    color: ${token.text.default};
    ${token.type.bodyStrong}
  }
  &&& > dd {
    ${token.type.subsection}
  }
`;

/* The buttons of a narrow window say with them what the choice costs. */
export const FootFee = styled.div`
  flex-basis: 100%;
  ${token.type.bodyStrong}

  ${from.large} {
    display: none;
  }
`;
