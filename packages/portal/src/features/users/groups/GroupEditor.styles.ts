import { below, from, token } from '@skerry/ui';
import { RoleCardGrid } from '@skerry/ui/experimental';
import { styled } from 'styled-components';

export const EditorRoot = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
  box-shadow: ${token.elevation.sheet};
`;

export const EditorPart = styled.section`
  padding: ${token.space[16]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};

  &:first-child {
    border-top: 0;
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

/* The name of a part at the start of its line, and at the end what belongs to it. */
export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};

  &:not(:last-child) {
    margin-bottom: ${token.space[12]};
  }
`;

/* A quiet button there: its words end where the line does. */
export const PartAction = styled.div`
  margin-inline-end: calc(-1 * ${token.control.paddingX.compact});
`;

export const EditorTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[16]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const EditorHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[16]};
  margin-bottom: ${token.space[12]};
`;

export const NameFields = styled.div`
  display: grid;
  gap: ${token.space[16]};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/* Half of the page has room for two. */
export const RoleCards = styled(RoleCardGrid)`
  gap: ${token.space[8]};

  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > label {
    min-height: 0;
    padding: ${token.space[8]} ${token.space[12]};
  }
`;

/* In sight while the parts above are scrolled, as long as something is to be saved. */
export const EditorFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};
  border-radius: 0 0 ${token.radius.surface} ${token.radius.surface};
  background: ${token.bg.surface};

  &[data-has-changes] {
    position: sticky;
    bottom: 0;
    z-index: 1;
  }
  & > [data-start] {
    margin-inline-end: auto;
  }
  /* As wide as their line, beside each other. */
  ${below.small} {
    flex-wrap: nowrap;
    padding: ${token.space[8]} ${token.space[16]};
    & > *,
    & > [data-start] {
      flex: 1 1 0;
      min-width: 0;
      padding-inline: ${token.space[8]};
      white-space: normal;
      margin-inline-end: 0;
    }
  }
`;
