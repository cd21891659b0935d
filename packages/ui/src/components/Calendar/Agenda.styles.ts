import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const Agenda = styled.ul`
  container: agenda / inline-size;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const DayListRoot = styled.div`
  [data-list] > li + li {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

export const DayBand = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[0]} ${token.space[12]};
  margin: 0;
  padding: ${token.space[6]} ${token.space[20]};
  background: ${token.bg.sunken};
  ${token.type.label}

  &[data-chosen] {
    background: ${token.bg.selected};
    box-shadow: inset ${token.border.selectedBar} 0 ${token.border.selected};
  }
  & > :first-child::first-letter {
    text-transform: uppercase;
  }
  ${below.medium} {
    padding-inline: ${token.space[16]};
  }
`;

export const DayWeek = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const FreezeRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[12]};
  padding: ${token.space[8]} ${token.space[20]};
  color: ${token.text.muted};
  ${token.type.caption}

  ${below.medium} {
    padding-inline: ${token.space[16]};
  }
`;
