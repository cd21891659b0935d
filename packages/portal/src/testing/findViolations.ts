import { getConfig } from '@testing-library/react';
import { axe } from 'jest-axe';

/** What axe finds in the page without layout, as readable lines. It takes its time: what the page does meanwhile is no step of the test, as while one waits for something. */
export async function findViolations(): Promise<string[]> {
  let lines: string[] = [];
  await getConfig().asyncWrapper(async () => {
    const { violations } = await axe(document.body);
    lines = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  });
  return lines;
}
