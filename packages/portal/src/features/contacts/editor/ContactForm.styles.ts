import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/* Parts of the form, with a line between them from edge to edge. */
export const FormSections = styled.div`
  display: grid;
  margin-block: calc(-1 * ${token.space[16]}) calc(-1 * ${token.space[16]});
`;

export const FormSection = styled.section`
  display: grid;
  gap: ${token.space[16]};
  min-width: 0;
  margin-inline: calc(-1 * ${token.space[24]});
  padding: ${token.space[20]} ${token.space[24]};

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.default};
  }
  ${below.small} {
    margin-inline: calc(-1 * ${token.space[16]});
    padding-inline: ${token.space[16]};
  }
`;

/* As high and wide as the field beside it. */
export const KindChoice = styled.div`
  & > fieldset {
    display: flex;
    width: 100%;
  }
  & label {
    min-height: calc(${token.control.height.comfortable} - 2px);

    ${below.medium} {
      min-height: calc(${token.control.height.touch} - 2px);
    }
  }
`;

export const AddressState = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
  margin-top: ${token.space[6]};
`;

export const Assignments = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* The purpose, what is covered, the order, the channels, and what takes it away: one line where there is room. */
export const AssignmentLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5rem 2.25rem;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  padding-block: ${token.space[8]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};

  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    border-bottom: 0;
  }
  & > [data-part='purpose'] {
    grid-column: 1 / 3;
  }
  & > [data-part='end'] {
    display: flex;
    justify-content: center;
    grid-row: 1;
    grid-column: 3;
  }
  & > [data-part='wide'] {
    grid-column: 1 / -1;
  }
  & > [data-part='order'] {
    grid-column: 2 / -1;
  }
  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) 8rem 6.75rem auto 2.25rem;

    & > [data-part='purpose'],
    & > [data-part='order'],
    & > [data-part='end'] {
      grid-row: auto;
      grid-column: auto;
    }
  }
  & > [data-part='channels'] {
    grid-column: 1 / -1;

    ${from.medium} {
      grid-column: auto;
    }
  }
`;

export const Channels = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[12]};
`;

/* A heading, and what belongs to it at the other end. */
export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};

  &:has(> button) {
    align-items: center;
  }
`;

export const Notices = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${token.space[12]};
    padding-block: ${token.space[8]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  & svg {
    margin-top: ${token.space[2]};
    color: ${token.text.muted};
  }
`;

export const NoticeFacts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[12]};
`;
