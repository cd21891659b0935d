import { css, styled } from 'styled-components';
import { lowPhone } from '../../theme/lowPhone.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

const oneLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token.space[4]} ${token.space[16]};
  margin-bottom: calc(-1 * ${token.space[8]});

  && > [data-part='row'] {
    display: contents;
  }
  && > [data-part='row'] > :first-child {
    flex: none;
    align-self: center;
    max-width: 100%;
  }
  /* All tabs, or a row of their own. */
  && > [data-part='tabs'] {
    flex: 1 1 auto;
    order: 1;
    min-width: 0;
    max-width: 100%;
  }
  && > [data-part='row'] > [data-part='actions'] {
    flex: none;
    order: 2;
  }
`;

export const PageHeaderRoot = styled.div`
  padding-top: ${token.space[20]};

  ${from.small} {
    padding-top: ${token.space[24]};
  }
  ${lowPhone} {
    padding-top: ${token.space[6]};

    /* The tabs are as high as a finger: their words stand apart from the title and what is below without more. */
    &:has(> [data-part='tabs']) {
      margin-bottom: calc(-1 * ${token.space[8]});
    }
  }
  /* In a low window, as at 200 % zoom, the room is for what stands below. */
  @media (max-height: 560px) {
    padding-top: ${token.space[8]};
  }
  /* A short name and tabs share a line there, if both have room; with buttons, only in a wide window. */
  ${from.small} {
    @media (max-height: 560px) {
      &[data-is-short] h1 {
        ${token.type.figureSmall}
      }
      &[data-is-short]:not(:has(> [data-part='row'] > [data-part='actions'])) {
        ${oneLine}
      }
    }
  }
  ${from.large} {
    @media (max-height: 560px) {
      &[data-is-short] {
        ${oneLine}
      }
    }
  }
`;

export const BackLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 24px;
  margin-bottom: ${token.space[8]};
  border-radius: ${token.radius.tag};
  color: ${token.text.link};
  ${token.type.bodyStrong}
  text-decoration: none;

  &:hover {
    color: ${token.text.linkHover};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${below.medium} {
    min-height: ${token.control.height.touch};
    margin-bottom: 0;
  }
  @media print {
    display: none;
  }
`;

export const PageHeaderRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]} ${token.space[16]};
  min-height: ${token.control.height.comfortable};

  /* '⋯' alone needs no row of its own. */
  &[data-actions='menu'] {
    flex-wrap: nowrap;
    align-items: flex-start;

    & > :last-child {
      flex: none;
    }
  }
  /* The name gives way to buttons as long as it can be read well; then they have a row of their own. */
  ${from.medium} {
    &[data-actions='both'] {
      & > :first-child {
        flex: 1 1 20rem;
      }
      & > :last-child {
        flex: none;
        max-width: 100%;
      }
    }
  }
  /* On tablets the name has the line for itself, and the facts below it share theirs with the buttons as long as they need one line only. */
  ${from.medium} {
    ${below.large} {
      &[data-actions='both']:has([data-part='meta']) {
        row-gap: ${token.space[8]};

        & > :first-child {
          display: contents;
        }
        & > :first-child > :first-child {
          flex: 1 1 100%;
        }
        & [data-part='meta'] {
          flex: 1 1 auto;
          min-width: 0;
          margin-top: 0;
        }
      }
    }
  }
  /* On phones buttons share a row, with '⋯' at its end: that of a short name, or one of their own, from edge to edge. */
  ${below.small} {
    &[data-actions='buttons'] > :last-child {
      flex: 1 0 auto;
      max-width: 100%;

      & > * {
        flex: 1;
      }
    }
    &[data-actions='both'] > :last-child {
      flex: 1 0 auto;
      max-width: 100%;

      & > :not(:last-child),
      & > :not(:last-child) > button {
        flex: 1;
      }
    }
  }
`;

export const PageName = styled.div`
  min-width: 0;
`;

export const PageTitle = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  min-width: 0;
`;

export const PageMeta = styled.div`
  margin-top: ${token.space[4]};
  color: ${token.text.muted};
`;

export const PageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  min-width: 0;

  @media print {
    display: none;
  }
`;

export const PageTabs = styled.div`
  margin-top: ${token.space[8]};

  ${from.medium} {
    margin-top: ${token.space[12]};
  }
  ${lowPhone} {
    margin-top: 0;
  }
  @media (max-height: 560px) {
    margin-top: 0;
  }
`;
