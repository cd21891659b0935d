import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export const ViewPanel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  width: min(280px, 100%);
  min-width: 260px;

  & > * + * {
    padding-top: ${token.space[12]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

export const ViewRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  min-height: ${token.control.height.compact};
`;

export const ViewHeading = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const ColumnEntries = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ColumnEntry = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  min-height: ${token.control.height.compact};
  border-radius: ${token.radius.tag};

  &[data-dragged] {
    background: ${token.bg.raised};
    box-shadow: ${token.elevation.menu};
  }
`;

export const Handle = styled.button`
  display: inline-flex;
  padding: ${token.space[6]};
  border: 0;
  border-radius: ${token.radius.tag};
  background: none;
  color: ${token.text.muted};
  cursor: grab;
  touch-action: none;

  &:hover {
    background: ${token.bg.hover};
  }
  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
  }
`;
