import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Assignments = styled.ul`
  margin: ${token.space[8]} 0;
  padding: 0;
  list-style: none;
`;

/** The purpose, what is covered, the order, the channels, and what takes it away: one line where there is room. */
export const AssignmentLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5rem 2.25rem;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  padding-block: ${token.space[8]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};

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
  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) 8.5rem 5rem auto 2.25rem;

    & > [data-part='purpose'],
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

export const MailLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
`;

export const Notices = styled.ul`
  margin: ${token.space[8]} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${token.space[6]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

export const NoticeFacts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[12]};
`;
