import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { Avatar } from '../Avatar/Avatar.tsx';

/** The small avatar, and the room beside it: what has no face begins where the words do. */
const faceRoom = `calc(${token.space[32]} + ${token.space[12]})`;

export const ThreadRoot = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[20]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token.text.default};
  ${token.type.body}
`;

export const MessageRow = styled.li`
  position: relative;
  display: flex;
  gap: ${token.space[12]};

  /* In the margin, so that the words of all begin on one line. */
  &[data-unread]::before {
    content: '';
    position: absolute;
    top: ${token.space[12]};
    inset-inline-start: calc(-1 * ${token.space[12]});
    width: ${token.space[8]};
    height: ${token.space[8]};
    border-radius: 50%;
    background: ${token.action.primary.bg};
  }
  @media (forced-colors: active) {
    &[data-unread]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

/* The other side's people look alike, and unlike one's own. */
export const Face = styled(Avatar)`
  &[data-is-other] {
    background: ${token.action.primary.bg};
    color: ${token.action.primary.fg};
  }
`;

export const MessageBody = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-waiting] {
    display: grid;
    flex: 1;
    gap: ${token.space[8]};
    padding-top: ${token.space[6]};
  }
`;

export const MessageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[0]} ${token.space[8]};

  & > strong {
    ${token.type.bodyStrong}
  }
`;

export const MessageMeta = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}

  &[data-size='body'] {
    ${token.type.body}
  }
`;

export const MessageText = styled.div`
  max-width: 70ch;
  white-space: pre-line;
`;

export const MessageFiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  margin: ${token.space[8]} 0;
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
  }
  & a {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
    box-sizing: border-box;
    min-height: ${token.control.height.compact};
    padding: ${token.space[4]} ${token.space[12]};
    border: ${token.border.hairline} solid ${token.border.default};
    border-radius: ${token.radius.control};
    color: ${token.text.default};
    ${token.type.caption}
    text-decoration: none;
  }
  & a:hover {
    border-color: ${token.border.controlHover};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & a > svg {
    flex: none;
    color: ${token.text.muted};
  }
`;

export const FileMeta = styled.span`
  color: ${token.text.muted};
  white-space: nowrap;
`;

export const EventRow = styled.li`
  display: flex;
  gap: ${token.space[8]};
  padding-inline-start: ${faceRoom};
  color: ${token.text.muted};
  ${token.type.caption}
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-top: 1px;
  }
  & strong {
    color: ${token.text.default};
  }
`;

/* Hairlines on both sides of the day's name. */
export const DayRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  color: ${token.text.muted};
  ${token.type.caption}

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: ${token.border.hairline} solid ${token.border.default};
  }
`;
