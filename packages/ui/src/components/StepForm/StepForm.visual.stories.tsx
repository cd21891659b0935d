import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleSummary, exampleSummaryLine, exampleVisit } from './exampleVisit.tsx';
import { StepForm } from './StepForm.tsx';

export default { title: 'Visual/StepForm', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Step: StoryObj = {
  render: () => (
    <StepForm
      steps={exampleVisit}
      defaultValue="people"
      summary={exampleSummary}
      summaryLine={exampleSummaryLine}
      summaryLabel="Your visit"
      notice="1 person can’t come as it stands"
    />
  ),
};
