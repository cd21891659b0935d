import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import preview from '../../../../.storybook/preview.tsx';
import { findViolations } from './findViolations.ts';
import { renderSettled } from './renderSettled.ts';

setProjectAnnotations([preview]);
// axe reads the computed style of every element, which jsdom is slow at.
jest.setTimeout(120_000);

const source = join(process.cwd(), 'src');
const files = globSync('**/*.stories.tsx', { cwd: source }).sort();

it('finds the stories', () => {
  expect(files).toContain(relative(source, join(source, 'components/Button/Button.stories.tsx')));
});

describe.each(files)('%s', (file) => {
  it('renders every story without complaint, and axe finds nothing', async () => {
    const stories = composeStories(await import(join(source, file))) as Record<string, ComponentType>;
    expect(Object.keys(stories)).not.toHaveLength(0);
    for (const [name, Story] of Object.entries(stories)) {
      const { unmount } = await renderSettled(<Story />);
      expect({ story: name, violations: await findViolations() }).toEqual({ story: name, violations: [] });
      unmount();
    }
  });
});
