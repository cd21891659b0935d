import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A text whose lines are as its writer broke them. */
export const WrittenText = styled.p`
  margin: 0;
  max-width: 72ch;
  white-space: pre-line;
  overflow-wrap: break-word;
`;

/** What is done beside what the reader can do, or below each other on narrow screens. */
export const TwoTexts = styled.div`
  display: grid;
  gap: ${token.space[16]} ${token.space[32]};

  ${from.medium} {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  }
`;

export const ReportedList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ReportedRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  padding-block: ${token.space[4]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
  overflow-wrap: anywhere;
`;

/** Where a service's own time lies in the window of the work. */
export const TimeBar = styled.div`
  position: relative;
  height: 12px;
  background: linear-gradient(${token.border.subtle} 0 0) center / 100% 3px no-repeat;

  & > span {
    position: absolute;
    inset-block: 0;
    min-width: 3px;
    background: ${token.tone.info.icon};

    &[data-level='2'] {
      background: repeating-linear-gradient(90deg, ${token.tone.info.icon} 0 4px, transparent 4px 7px);
    }
    &[data-level='1'],
    &[data-level='0'] {
      inset-block: 4px;
    }
    &[data-is-both] {
      background: ${token.tone.critical.solid};
    }
  }
  @media (forced-colors: active) {
    & > span {
      background: CanvasText;
    }
  }
`;
