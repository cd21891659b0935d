import { below, Button, token } from '@skerry/ui';
import { RoleCardGrid } from '@skerry/ui/experimental';
import { styled } from 'styled-components';

/** The dialog is narrower than a page, whatever the width of the window. */
export const Cards = styled(RoleCardGrid)`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${below.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Names alone need no more than a row each. */
export const AppCards = styled(Cards)`
  gap: ${token.space[8]};

  & > * {
    align-items: center;
    min-height: ${token.control.height.touch};
    padding-block: ${token.space[8]};
  }
`;

/** At the left of a row of buttons; its text, not its padding, lines up with the title. */
export const LogOutButton = styled(Button)`
  margin-inline: calc(-1 * ${token.control.paddingX.comfortable}) auto;
`;

export const Deciders = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.bg.sunken};
`;

export const Initials = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[4]};

  ${below.small} {
    display: none;
  }
`;
