import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Decision, DecisionStrip } from './DecisionStrip.tsx';

const charge = (
  <Decision
    kind="Extra charge"
    deadline="Decide by Wed 27 Nov"
    title="Clearing the duct, 14 m"
    figure={
      <>
        <strong>8 600,00</strong> DKK once
      </>
    }
    actions={
      <>
        <Button>Accept 8 600,00 DKK</Button>
        <Button variant="ghost">Decline</Button>
      </>
    }
  >
    If you decline, we look for another way in.
  </Decision>
);

const meta = {
  title: 'Data/DecisionStrip',
  component: DecisionStrip,
  args: { title: 'Waiting for you: 1 decision', children: charge },
} satisfies Meta<typeof DecisionStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { note: 'The delivery stands still until then' } };

/** Only the first has the solid button. */
export const Several: Story = {
  args: {
    title: 'Waiting for you: 2 decisions',
    note: 'The delivery stands still until both are answered',
    children: (
      <>
        <Decision
          kind="Question from Kjetil Strand, coordinator"
          deadline="Answer by Mon 25 Nov"
          quote="Is one rack unit free in MDF 3.02, and who opens the room?"
          actions={<Button variant="primary">Send answer</Button>}
        >
          <TextArea label="Your answer" isLabelHidden rows={2} />
        </Decision>
        {charge}
      </>
    ),
  },
};

/** Somebody else decides: no controls, and a line that says who. */
export const ForOthers: Story = {
  args: {
    title: 'Waiting for a decision of your company',
    children: (
      <Decision kind="Extra charge" deadline="Decide by Wed 27 Nov" title="Clearing the duct, 14 m">
        A Purchaser or Operation responsible can decide this.
      </Decision>
    ),
  },
};
