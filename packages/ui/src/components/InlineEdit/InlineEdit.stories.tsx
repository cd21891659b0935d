import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Sheet } from '../Sheet/Sheet.tsx';
import { InlineEdit } from './InlineEdit.tsx';

const meta = {
  title: 'Forms/InlineEdit',
  component: InlineEdit,
  args: { label: 'name of the site', defaultValue: 'GBG-1 Lindholmen', onValueChange: fn() },
  decorators: [
    (Story) => (
      <Sheet style={{ maxWidth: 420 }}>
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta<typeof InlineEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

const edit = () => userEvent.click(screen.getByRole('button', { name: /Edit/ }));

export const Default: Story = {};

export const Playground: Story = { args: { look: 'title' } };

/** Enter saves, Escape takes back; nothing on the page moves. */
export const Editing: Story = {
  play: async () => {
    await edit();
    await expect(screen.getByRole('textbox', { name: 'name of the site' })).toHaveFocus();
  },
};

/** What could not be saved stays in the field, with a word about it. */
export const Failed: Story = {
  args: { onSave: () => Promise.reject(new Error('No network')) },
  play: async () => {
    await edit();
    await userEvent.keyboard('GBG-2 Lindholmen{Enter}');
    await expect(await screen.findByText('Could not be saved. Try again.')).toBeVisible();
    await expect(screen.getByRole('textbox')).toHaveValue('GBG-2 Lindholmen');
  },
};

/** A text may have rules; nothing is saved that breaks them. */
export const WithRules: Story = {
  args: { validate: (value) => (value === '' ? 'A site has to have a name.' : undefined) },
  play: async () => {
    await edit();
    await userEvent.clear(screen.getByRole('textbox'));
    await expect(screen.getByText('A site has to have a name.')).toBeVisible();
  },
};

export const Empty: Story = { args: { label: 'your reference', defaultValue: '' } };

export const ReadOnly: Story = { args: { readOnly: true } };
