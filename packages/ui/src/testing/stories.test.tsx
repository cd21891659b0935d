import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import preview from '../../../../.storybook/preview.tsx';
import { renderSettled } from './renderSettled.ts';

setProjectAnnotations([preview]);

const source = join(process.cwd(), 'src');
// The visual ones put the same parts beside each other.
const files = globSync('**/*.stories.tsx', { cwd: source, exclude: ['**/*.visual.stories.tsx'] }).sort();

it('finds the stories', () => {
  expect(files).toContain(relative(source, join(source, 'components/Button/Button.stories.tsx')));
});

describe.each(files)('%s', (file) => {
  // In Chromium they are played and looked at by axe; React complains only here, in its development build.
  it('renders every story without complaint', async () => {
    const stories = composeStories(await import(join(source, file))) as Record<string, ComponentType>;
    expect(Object.keys(stories)).not.toHaveLength(0);
    for (const Story of Object.values(stories)) {
      // What React complains of fails the test, see failOnConsole.
      const { unmount } = await renderSettled(<Story />);
      unmount();
    }
  });
});
