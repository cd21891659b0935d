import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Facts below the title, each as a whole. */
export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[0]} ${token.space[16]};
`;

/** As many columns as there is room for; panels are as high as what they say, filled ones beside each other of one height. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: ${token.space[20]};

  &[data-is-filled] {
    align-items: stretch;
  }
  /* Three have room beside each other from here on. */
  ${from.large} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  }
  /* A panel with facts of its own needs the width. */
  ${below.large} {
    &[data-is-stacked] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* Where two stand beside each other, a third would leave a hole. */
  ${below.large} {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** A note and panels no wider than a sentence can be read. */
export const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[20]};
  max-width: 600px;
`;

/** What somebody works with, and beside it what is good to know. */
export const LeadColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[20]};

  ${from.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 3fr);
  }
`;
