import { axe } from 'jest-axe';

/** What axe finds in the document without layout, as readable lines. */
export async function findViolations(): Promise<string[]> {
  // A component alone is no page, so it stands in no landmark.
  const { violations } = await axe(document.body, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
