import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleSummary, exampleSummaryLine, exampleVisit } from './exampleVisit.tsx';
import { StepForm } from './StepForm.tsx';

const meta = {
  title: 'Forms/StepForm',
  component: StepForm,
  args: {
    steps: exampleVisit,
    defaultValue: 'time',
    summary: exampleSummary,
    summaryLabel: 'Your visit',
    onValueChange: fn(),
    onFinish: fn(),
  },
} satisfies Meta<typeof StepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: 'site', backLabel: 'Back' } };

/** After a step the focus is on the heading of the next; what was written stays. */
export const GoingOn: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Continue to people' }));
    await expect(screen.getByRole('heading', { name: 'Who comes?' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Time' }));
    await expect(screen.getByRole('heading', { name: 'When do you come?' })).toHaveFocus();
  },
};

/** Something stands in the way, and stands beside the button. */
export const Blocked: Story = {
  args: {
    steps: exampleVisit.map((step) => ({ ...step, isNextDisabled: true })),
    defaultValue: 'people',
    notice: '1 person can’t come as it stands',
  },
};

/** The step was not saved: it says so, and stays. */
export const Failed: Story = {
  args: { onNext: () => Promise.reject(new Error('No network')) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Continue to people' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

/** Without a summary the form takes the whole width. */
export const WithoutSummary: Story = { render: () => <StepForm steps={exampleVisit} defaultValue="work" /> };

/** A narrow window shows the position and the scale, and keeps the buttons in sight with the summary in a line. */
export const OnAPhone: Story = {
  args: { summaryLine: exampleSummaryLine },
  globals: { viewport: { value: 'phone' } },
};
