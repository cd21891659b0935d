/** In place of the one of stylis, which nobody enables in styled-components: see vite.config.ts. */
export function prefix(declaration: string): string {
  return declaration;
}
