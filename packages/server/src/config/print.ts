import { allKeys } from './load.ts';

/** All keys with comment, visibility, default and, where one is set, the value; secrets only as "set". */
export function printConfig(environment: Readonly<Record<string, string | undefined>>): string {
  const blocks = allKeys().map(({ name, comment, visibility, default: fallback }) => {
    const given = environment[name]?.trim();
    const value = given === undefined || given === '' ? undefined : visibility === 'secret' ? '(set)' : given;
    return [
      `# ${comment}`,
      `# ${visibility}; default: ${fallback ?? 'none'}`,
      value === undefined ? `# ${name}=` : `${name}=${value}`,
    ].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
