import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { KeyFigure, KeyFigures } from '../KeyFigure/KeyFigure.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import type { StatusTone } from '../StatusLabel/StatusLabel.tsx';
import { Timeline } from './Timeline.tsx';

export default {
  title: 'Visual/Timeline',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const tones: readonly StatusTone[] = ['neutral', 'info', 'positive', 'attention', 'critical', 'limit', 'draft'];

export const TimelineAndFigures: StoryObj = {
  render: () => (
    <Stack>
      <Sheet padding="none">
        <KeyFigures>
          <KeyFigure label="95th percentile, in" value="748" unit="Mbit/s" note="11–17 November 2024" />
          <KeyFigure
            label="Open tickets"
            value="2"
            trend={{ direction: 'fall', change: '3', isGood: true }}
            href="#a"
          />
          <KeyFigure label="Overdue" value="1" trend={{ direction: 'rise', change: '1', isGood: false }} />
          <KeyFigure label="Last disturbance" value="None" />
        </KeyFigures>
      </Sheet>
      <Sheet>
        <Timeline
          events={tones.flatMap((tone) => [
            { id: `${tone}1`, title: tone, tone, sector: 4, time: '21 Nov 2024', by: 'Astrid Lindqvist' },
            {
              id: `${tone}2`,
              title: `${tone}, ahead`,
              tone,
              icon: IconCircleCheckFilled,
              isUpcoming: tone === 'draft',
            },
          ])}
        />
      </Sheet>
    </Stack>
  ),
};
