import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnsavedChanges } from './UnsavedChanges.tsx';

export default { title: 'Visual/UnsavedChanges', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Some: StoryObj = { render: () => <UnsavedChanges count={2} /> };
