import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { Logo } from './Logo.tsx';
import { WideLogo } from './WideLogo.tsx';

export default { title: 'Visual/Logo', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[24]};
  padding: ${token.space[24]};
  background: ${token.header.bg};
`;

export const Forms: StoryObj = {
  render: () => (
    <Band>
      <Logo label="Skerry" />
      <Logo variant="mark" height={16} label="Skerry, small" />
      <WideLogo label="Skerry Carrier Access" />
    </Band>
  ),
};
