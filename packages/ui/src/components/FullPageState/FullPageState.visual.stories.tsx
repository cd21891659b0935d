import { IconLock } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { FullPageState } from './FullPageState.tsx';

export default {
  title: 'Visual/FullPageState',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export const AccessDenied: StoryObj = {
  render: () => (
    <FullPageState
      icon={IconLock}
      title="Access denied"
      message="Sorry, you are not allowed to access this page."
      actions={<Button variant="primary">Go to the overview</Button>}
    >
      An administrator in your company can give you a role that opens it.
    </FullPageState>
  ),
};
