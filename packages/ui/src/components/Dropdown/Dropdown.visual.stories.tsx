import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { exampleCustomers, exampleSites, exampleSitesByCountry } from '../Listbox/exampleOptions.ts';
import { Dropdown } from './Dropdown.tsx';

export default {
  title: 'Visual/Dropdown',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const customer = { label: 'Customer', options: exampleCustomers, onValueChange: () => undefined } as const;
const open = () => userEvent.click(screen.getByRole('combobox'));
const room = { minHeight: 480 };

export const States: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <Dropdown {...customer} value="4471820" />
      <Dropdown {...customer} value={undefined} isOptional hint="Prices follow the customer." />
      <Dropdown {...customer} value={undefined} error="Choose a customer." />
      <Dropdown {...customer} value="4471820" disabled />
      <Dropdown {...customer} value="4471820" readOnly />
      <Dropdown {...customer} value="4471820" size="small" />
    </Stack>
  ),
};

export const Open: StoryObj = {
  render: () => (
    <div style={room}>
      <Dropdown {...customer} value="5510042" />
    </div>
  ),
  play: open,
};

export const OpenWithGroups: StoryObj = {
  render: () => (
    <div style={room}>
      <Dropdown {...customer} label="Site" options={exampleSitesByCountry} value="gbg-4" />
    </div>
  ),
  play: open,
};

export const OpenInTheMiddle: StoryObj = {
  render: () => (
    <div style={room}>
      <Dropdown {...customer} label="Site" options={exampleSites(10_000)} value="site-5000" />
    </div>
  ),
  play: open,
};

export const Nothing: StoryObj = {
  render: () => (
    <div style={room}>
      <Dropdown {...customer} value="5510042" />
    </div>
  ),
  play: async () => {
    await open();
    await userEvent.keyboard('xyz');
  },
};
