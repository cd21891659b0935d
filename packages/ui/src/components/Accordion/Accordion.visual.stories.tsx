import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

export default { title: 'Visual/Accordion', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Accordion
      defaultValue={['move']}
      items={[
        { value: 'notice', title: 'How do I end a service?', content: 'When the notice period is over.' },
        {
          value: 'move',
          title: 'Can a service that has been delivered move to another address in the same city?',
          content: 'Yes, where we have fibre. Ask for a quote for the new address and say which service it replaces.',
        },
        { value: 'mail', title: 'E-mail', hint: '12 addresses', content: 'To all contacts for operations.' },
        { value: 'api', title: 'Webhooks', hint: 'Not part of the agreement', disabled: true, content: null },
      ]}
    />
  ),
};
