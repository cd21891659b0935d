import { pagePolicy, workerPolicy } from './page-policy.ts';

describe('the policy of a page', () => {
  it.each([
    ['no other origin', {}, "'self'"],
    ['another OpenID provider', { identity: 'https://login.example' }, "'self' https://login.example"],
    ['a service that measures use', { analytics: 'https://matomo.example' }, "'self' https://matomo.example"],
    ['a map of the provider', { map: 'https://tiles.example' }, "'self' https://tiles.example"],
    [
      'both',
      { identity: 'https://login.example', analytics: 'https://matomo.example' },
      "'self' https://login.example https://matomo.example",
    ],
  ])('with %s allows calls only to those', (_what, origins, allowed) => {
    expect(pagePolicy('n', origins).split('; ')).toContain(`connect-src ${allowed}`);
  });

  it('runs only workers from our own files', () => {
    expect(pagePolicy('n', {}).split('; ')).toContain("worker-src 'self'");
  });

  it('lets only the worker of the map call the origin of the map', () => {
    expect(workerPolicy({ map: 'https://tiles.example', analytics: 'https://matomo.example' }).split('; ')).toEqual([
      "default-src 'none'",
      "connect-src 'self' https://tiles.example",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it('does not let the analytics service frame pages or receive forms', () => {
    const policy = pagePolicy('n', { analytics: 'https://matomo.example' });
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("form-action 'self';");
  });
});
