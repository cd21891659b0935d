export const accessDeniedPath = '/access-denied';
export const notFoundPath = '/not-found';

/** The access-denied page, told which page was refused. */
export function accessDeniedFor(path: string): string {
  return `${accessDeniedPath}?${new URLSearchParams({ from: path })}`;
}

/** Where flags are tried out; in builds that are not for production alone. */
export const clientFeaturesPath = '/client-features';
