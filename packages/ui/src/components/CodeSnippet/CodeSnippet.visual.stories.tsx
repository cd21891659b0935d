import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { CodeSnippet } from './CodeSnippet.tsx';
import { exampleCode } from './exampleCode.ts';

export default { title: 'Visual/CodeSnippet', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <CodeSnippet label="Configuration of the router" code={exampleCode} />
      <CodeSnippet label="Answer" code={'{ "status": "inService" }'} isCopyable={false} />
    </Stack>
  ),
};
