import { fileURLToPath } from 'node:url';
import { component } from './component.js';

/** @param {import('plop').NodePlopAPI} plop */
export default function generators(plop) {
  const root = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');
  plop.setGenerator('component', component(root));
}
