import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { token } from '../../tokens/token.ts';
import { Logo } from './Logo.tsx';
import { WideLogo } from './WideLogo.tsx';

const Band = styled.div`
  padding: ${token.space[24]};
  background: ${token.header.bg};
`;

const meta = {
  title: 'Shell/Logo',
  component: Logo,
  args: { label: 'Skerry' },
  decorators: [
    (Story) => (
      <Band>
        <Story />
      </Band>
    ),
  ],
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'mark' } };

export const Wide: Story = { render: () => <WideLogo label="Skerry Carrier Access" /> };

/** 16 px is the smallest. */
export const Sizes: Story = {
  render: () => (
    <Inline gap={20}>
      {[16, 24, 32, 64].map((height) => (
        <Logo key={height} variant="mark" height={height} label={`Skerry, ${height} px`} />
      ))}
    </Inline>
  ),
};
