import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { Texture } from './Texture.tsx';

const Frame = styled.div`
  position: relative;
  height: 320px;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};

  &[data-kind='header'] {
    height: ${token.shell.headerHeight};
    background: ${token.header.bg};
  }
`;

const meta = {
  title: 'Foundations/Texture',
  component: Texture,
  args: { kind: 'sheet' },
  render: (args) => (
    <Frame data-kind={args.kind}>
      <Texture {...args} />
    </Frame>
  ),
} satisfies Meta<typeof Texture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { kind: 'page' } };

export const InTheHeader: Story = { args: { kind: 'header' } };
