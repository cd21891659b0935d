import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeSnippet } from './CodeSnippet.tsx';
import { exampleCode } from './exampleCode.ts';

const meta = {
  title: 'Data/CodeSnippet',
  component: CodeSnippet,
  args: { label: 'Configuration of the router', code: exampleCode },
} satisfies Meta<typeof CodeSnippet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { copyLabel: 'Copy all' } };

export const OneLine: Story = {
  args: { label: 'Request', code: 'curl https://api.skerry.example/services' },
};

/** What is only read. */
export const NotCopyable: Story = {
  args: { label: 'Answer', code: '{ "status": "inService" }', isCopyable: false },
};
