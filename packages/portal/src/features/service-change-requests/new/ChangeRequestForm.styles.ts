import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** The form, and its summary beside it where there is room. */
export const FormPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[20]};

  ${from.large} {
    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr) ${token.shell.asideWidth};
    }
  }
`;

/** Stays in view beside the form; below that, the last step says the same. */
export const SummaryPlace = styled.aside`
  display: none;

  ${from.large} {
    position: sticky;
    top: calc(${token.shell.headerHeightScrolled} + ${token.space[16]});
    display: block;
  }
`;

export const ChosenList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
  list-style: none;
`;

export const ChosenRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  padding: ${token.space[8]} ${token.space[8]} ${token.space[8]} ${token.space[12]};
  overflow-wrap: anywhere;

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;
