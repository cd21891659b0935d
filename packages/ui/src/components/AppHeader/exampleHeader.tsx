// For stories and tests: a header as a portal fills it, and the band that its parts stand in.
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { Logo } from '../Logo/Logo.tsx';
import { exampleProfile } from '../ProfileMenu/exampleProfile.tsx';
import type { AppHeaderProps } from './AppHeader.tsx';
import { exampleGroups } from './exampleNavigation.ts';

/** The header at the page with this address. */
export function exampleHeader(currentHref: string): AppHeaderProps {
  return {
    logo: <Logo />,
    brand: 'Skerry',
    homeHref: '#home',
    groups: exampleGroups(currentHref),
    profile: exampleProfile,
  };
}

/** The band of the header, with room below for what opens from it. */
export const ExampleBand = styled.div`
  position: relative;
  display: flex;
  height: ${token.shell.headerHeight};
  margin-bottom: 70vh;
  padding-inline: ${token.space[16]};
  background: ${token.header.bg};

  &[data-align='end'] {
    justify-content: flex-end;
  }
`;
