import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { Upload } from './useUploads.ts';

const keep: Upload<string> = async ({ name }) => name;

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop<string>,
  args: {
    label: 'Attachments',
    accept: '.pdf,.png,.jpg,.txt,.csv,.xlsx,.zip,.pcap',
    maxSize: 10_000_000,
    maxCount: 10,
    value: [
      { id: '1', name: 'sites.xlsx', size: 41_000, result: 'stored' },
      { id: '2', name: 'trace.txt', size: 1_240_000, result: 'stored' },
    ],
    onValueChange: () => undefined,
    upload: keep,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FileDrop<string>>;

function Stateful(props: FileDropProps<string>) {
  const [value, setValue] = useState(props.value);
  return <FileDrop {...props} value={value} onValueChange={setValue} />;
}

const stuckAt =
  (share: number): Upload<string> =>
  (_, { onProgress }) => {
    onProgress(share);
    return new Promise(() => undefined);
  };
const failing: Upload<string> = async () => {
  throw new Error('offline');
};
const file = (name: string) => new File(['x'.repeat(1500)], name);
const choose = (canvasElement: HTMLElement, ...files: File[]) =>
  userEvent.upload(within(canvasElement).getByLabelText(/Attachments/), files, { applyAccept: false });

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: [], hint: 'Traces and pictures help us most.', isOptional: true } };

export const Empty: Story = { args: { value: [] } };

/** Each file has its own progress, and can be cancelled. */
export const Uploading: Story = {
  args: { upload: stuckAt(0.62) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file('capture.pcap'));
    await expect(await within(canvasElement).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  },
};

/** What failed stays, to be tried again or removed. */
export const Failed: Story = {
  args: { upload: failing },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file('capture.pcap'));
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Try again with capture.pcap' }),
    ).toBeVisible();
  },
};

/** What may not come in is said at once, and the rest is taken. */
export const Refused: Story = {
  args: { maxCount: 3 },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file('setup.exe'), file('a.txt'), file('b.txt'));
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('setup.exe is of a type');
  },
};

/** Another file takes the place of the one before. */
export const OneFile: Story = {
  args: { label: 'Attachments: signed agreement', value: [], maxCount: 1, accept: '.pdf' },
};

export const WithError: Story = { args: { value: [], error: 'No file found' } };

export const Disabled: Story = { args: { disabled: true } };
