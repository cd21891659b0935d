import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxCard, CheckboxCardGrid } from './CheckboxCard.tsx';

export default { title: 'Visual/CheckboxCard', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

const ignore = () => undefined;

export const States: StoryObj = {
  render: () => (
    <CheckboxCardGrid label="Roles">
      {[false, true].flatMap((isChecked) =>
        [false, true].flatMap((wasChecked) =>
          [false, true].map((disabled) => (
            <CheckboxCard
              key={`${isChecked}${wasChecked}${disabled}`}
              title="Operation responsible"
              checked={isChecked}
              wasChecked={wasChecked}
              disabled={disabled}
              onCheckedChange={ignore}
            >
              Answers for the services in operation. Sees status, traffic, tickets, invoices and documents.
            </CheckboxCard>
          )),
        ),
      )}
    </CheckboxCardGrid>
  ),
};
