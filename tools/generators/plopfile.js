import { fileURLToPath } from 'node:url';
import { component } from './component.js';
import { feature } from './feature.js';

/** @param {import('plop').NodePlopAPI} plop */
export default async function generators(plop) {
  const root = new URL('../../', import.meta.url);
  /** @type {typeof import('../../packages/contracts/src/roles.ts')} */
  const { customerRoles } = await import(new URL('packages/contracts/src/roles.ts', root).href);
  const folder = fileURLToPath(root).replaceAll('\\', '/');
  plop.setGenerator('component', component(folder));
  plop.setGenerator('feature', feature(folder, customerRoles));
}
