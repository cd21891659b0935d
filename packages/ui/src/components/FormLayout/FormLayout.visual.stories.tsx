import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExampleForm } from '../../testing/ExampleForm.tsx';

export default {
  title: 'Visual/FormLayout',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

export const Sections: StoryObj = { render: () => <ExampleForm onSend={() => undefined} /> };
