import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Decision, DecisionStrip } from './DecisionStrip.tsx';

export default { title: 'Visual/DecisionStrip', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const QuestionAndCharge: StoryObj = {
  render: () => (
    <DecisionStrip title="Waiting for you: 2 decisions" note="The delivery stands still until both are answered">
      <Decision
        kind="Question from Kjetil Strand, coordinator"
        deadline="Answer by Mon 25 Nov"
        quote="Is one rack unit free in MDF 3.02, and who opens the room?"
        actions={<Button variant="primary">Send answer</Button>}
      >
        <TextArea label="Your answer" isLabelHidden rows={2} />
      </Decision>
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
    </DecisionStrip>
  ),
};
