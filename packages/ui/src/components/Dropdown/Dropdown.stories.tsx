import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { exampleCustomers, exampleSites, exampleSitesByCountry } from '../Listbox/exampleOptions.ts';
import { paintedWhilePointedAt } from '../../testing/paintedWhilePointedAt.ts';
import { Dropdown, type DropdownProps } from './Dropdown.tsx';

const meta = {
  title: 'Forms/Dropdown',
  component: Dropdown<string>,
  args: { label: 'Customer', options: exampleCustomers, value: '4471820', onValueChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Dropdown<string>>;

function Stateful(props: DropdownProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Dropdown {...props} value={value} onValueChange={setValue} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

const open = () => userEvent.click(screen.getByRole('combobox'));

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'Prices and agreements follow the customer.', isOptional: true } };

/** Five or fewer have no filter: letters find them. */
export const Few: Story = { args: { options: exampleCustomers.slice(0, 4) } };

/** Every word of the filter has to occur, in the label or in the second line. */
export const Filtering: Story = {
  play: async () => {
    await open();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Filter' }), 'norge hav');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('combobox', { name: 'Customer' })).toHaveTextContent('Havstrand Logistik Norge AS');
    await expect(screen.getByRole('combobox', { name: 'Customer' })).toHaveFocus();
  },
};

/** One row is highlighted, by the pointer or by the keys, whichever was used last: a pointer that was left on another row highlights none. */
export const OneHighlight: Story = {
  play: async () => {
    await open();
    const options = await screen.findAllByRole('option');
    await userEvent.hover(options[3] as HTMLElement);
    await userEvent.keyboard('{ArrowDown}');
    const highlighted = options.filter((option) => 'highlighted' in option.dataset);
    await expect(highlighted).toHaveLength(1);
    await expect(highlighted).not.toContain(options[3]);
    await expect(paintedWhilePointedAt(options[3]).at(-1)).toBe('none');
  },
};

export const NothingFound: Story = {
  play: async () => {
    await open();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Filter' }), 'xyz');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
  },
};

/** A group is read before its options, and keeps its name when the heading is scrolled out of view. */
export const Groups: Story = {
  args: { label: 'Site', options: exampleSitesByCountry, value: 'gbg-4' },
  play: async () => {
    await open();
    const norway = await screen.findByRole('group', { name: 'Norway' });
    await expect(within(norway).getAllByRole('option')).toHaveLength(2);
  },
};

/** Only the rows in view are in the page. */
export const TenThousand: Story = {
  args: { label: 'Site', options: exampleSites(10_000), value: 'site-5000' },
  play: async () => {
    await open();
    await expect(await screen.findByRole('option', { name: 'Göteborg 501', selected: true })).toBeVisible();
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    await expect(await screen.findByRole('option', { name: 'Umeå 1000' })).toBeVisible();
  },
};

/** The next page is asked for when the end of the list comes into view. */
export const LoadingMore: Story = {
  args: { label: 'Site', value: undefined },
  render: function LoadingMore(args) {
    const [count, setCount] = useState(40);
    const [isLoading, setLoading] = useState(false);
    const loadMore = () => {
      setLoading(true);
      setTimeout(() => {
        setCount((before) => before + 40);
        setLoading(false);
      }, 800);
    };
    return (
      <Stateful
        {...args}
        options={exampleSites(count)}
        isLoading={isLoading}
        onLoadMore={count < 200 ? loadMore : undefined}
      />
    );
  },
};

export const Loading: Story = { args: { options: [], value: undefined, isLoading: true }, play: open };

/** The field says what to do until something is chosen. */
export const NothingChosen: Story = { args: { value: undefined } };

/** The message stands below the field and says what to do. */
export const WithError: Story = { args: { value: undefined, error: 'Choose a customer.' } };

export const Disabled: Story = { args: { disabled: true } };

/** What is chosen can be reached and read, and not changed. */
export const ReadOnly: Story = { args: { readOnly: true } };

export const Small: Story = { args: { size: 'small', isLabelHidden: true } };
