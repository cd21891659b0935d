import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { exampleLanguages } from '../ProfileMenu/exampleProfile.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';

export default { title: 'Visual/LanguageChooser', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <LanguageChooser
      options={[...exampleLanguages, { value: 'key', label: 'key', lang: 'en', isInternal: true }]}
      value="no"
      onValueChange={() => undefined}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
