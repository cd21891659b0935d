import { from, token } from '@skerry/ui';
import { RoleCardGrid } from '@skerry/ui/experimental';
import { styled } from 'styled-components';

/** What is asked for, and beside it what the decision leads to; below each other where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[20]} ${token.space[24]};

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) 18rem;

    & > [data-part='effects'] {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[16]};
  min-width: 0;
`;

/** What can be given, one kind below the other. */
export const Choices = styled(Part).attrs({ as: 'div' })``;

export const Effects = styled(Part)`
  gap: ${token.space[12]};
  box-sizing: border-box;
  padding: ${token.space[16]};
  border-radius: ${token.radius.surface};
  background: ${token.bg.sunken};

  ${from.medium} {
    position: sticky;
    top: 0;
  }
`;

export const EffectList = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Effect = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[8]};
  overflow-wrap: anywhere;

  & > span:first-child {
    padding-top: ${token.space[2]};
    line-height: 0;
  }
  &[data-tone='positive'] > span:first-child {
    color: ${token.tone.positive.icon};
  }
  &[data-tone='attention'] > span:first-child {
    color: ${token.tone.attention.icon};
  }
  &[data-tone='neutral'] > span:first-child {
    color: ${token.text.muted};
  }
`;

export const EffectText = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  min-width: 0;
`;

/** In the half of a dialog: one below the other. */
export const NarrowCards = styled(RoleCardGrid)`
  grid-template-columns: minmax(0, 1fr);
`;
