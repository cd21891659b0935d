import { styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/** Lower windows keep their height for the fields. In em, as the other bounds are: 500 px with text of the usual size. */
const lowestWithBar = '31.25em';

export const StepFormRoot = styled.div`
  display: grid;
  gap: ${token.space[20]};
  min-width: 0;
`;

export const StepFormColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[20]};

  ${from.large} {
    &[data-has-summary] {
      grid-template-columns: minmax(0, 1fr) minmax(16rem, 23.75rem);
    }
  }
`;

export const StepSheet = styled.form`
  min-width: 0;
  margin: 0;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
  box-shadow: ${token.elevation.sheet};
`;

export const StepHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
  padding: ${token.space[16]} ${token.space[20]} ${token.space[12]};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export const StepMeta = styled.div`
  color: ${token.text.muted};
  ${token.type.body}
`;

export const StepBody = styled.div`
  display: grid;
  gap: ${token.space[16]};
  padding: 0 ${token.space[20]} ${token.space[20]};

  &[hidden] {
    display: none;
  }
  /* What gets the focus is scrolled to above the foot bar. */
  ${below.large} {
    & :is(a, button, input, select, textarea, [tabindex]) {
      scroll-margin-bottom: calc(3 * ${token.space[48]});
    }
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export const StepFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};

  ${below.large} {
    gap: ${token.space[8]};
    border-end-start-radius: ${token.radius.surface};
    border-end-end-radius: ${token.radius.surface};
    background: ${token.bg.surface};

    /* In a low window, such as a phone on its side, it would cover what is written in. */
    @media screen and (min-height: ${lowestWithBar}) {
      position: sticky;
      bottom: 0;
      z-index: 1;
    }
  }
  ${below.small} {
    padding-inline: ${token.space[16]};

    /* Beside each other where their words have room, else one above the other. */
    & > :is(a, button) {
      flex: 1 1 auto;
    }
    & > [type='submit'] {
      flex-grow: 3;
    }
  }
`;

/* Stands in for the summary while that is further down. */
export const StepSummaryLine = styled.div`
  flex: 1 0 100%;
  min-width: 0;
  ${token.type.caption}

  ${from.large} {
    display: none;
  }
`;

/* Pushes the way on to the end, whether or not there is something to say or a way back. */
export const StepNotice = styled.div`
  flex: 1;
  min-width: 0;
  text-align: end;
  ${token.type.caption}

  ${below.small} {
    order: -1;
    flex: 1 0 100%;
    text-align: start;

    &:empty {
      display: none;
    }
  }
`;

export const StepSummary = styled.aside`
  display: grid;
  gap: ${token.space[16]};
  min-width: 0;

  ${from.large} {
    position: sticky;
    top: calc(var(--sk-sticky-top, 0px) + ${token.space[16]});
  }
  @media print {
    position: static;
  }
`;
