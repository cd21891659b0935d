import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Sheet } from '../Sheet/Sheet.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'The services could not be fetched',
    children: 'Information is not available at the moment. Your filters are kept.',
    onRetry: () => undefined,
  },
  decorators: [
    (Story) => (
      <Sheet padding="none" aria-label="Services">
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 3 } };

/** The button keeps the focus and takes no second try. */
export const Retrying: Story = { args: { isRetrying: true } };

/** Where trying again would not help. */
export const WithoutRetry: Story = {
  render: () => <ErrorState title="The report could not be fetched">It was deleted on 3 November.</ErrorState>,
};

/** The try succeeds: the focus goes to the section, so that the keyboard goes on from here. */
export const Succeeds: Story = {
  render: function Succeeding(args) {
    const [hasFailed, setFailed] = useState(true);
    return hasFailed ? (
      <ErrorState {...args} onRetry={() => setFailed(false)} />
    ) : (
      <p style={{ padding: 20 }}>205 services</p>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Services' })).toHaveFocus());
  },
};
