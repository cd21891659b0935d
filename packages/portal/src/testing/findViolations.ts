import { axe } from 'jest-axe';

/** What axe finds in the page without layout, as readable lines. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await axe(document.body);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
