import { features } from '../app/features.ts';

/**
 * Has the pages at these paths ready before the clock of the first test runs.
 *
 * @param paths as the routes have them, such as `/users/:userId`
 */
export async function compilePages(...paths: string[]): Promise<void> {
  const routes = features.flatMap((feature) => feature.routes).filter(({ path }) => paths.includes(path));
  if (routes.length < paths.length) throw new Error(`Not all of ${paths.join(', ')} are paths of pages.`);
  await Promise.all(routes.map(({ page }) => page()));
}
