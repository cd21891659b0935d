import type { APIResponse } from '@playwright/test';

/**
 * The score that Mozilla's HTTP Observatory 1.4.8 gives an answer, by its published table: 100 without a fault, and more where an answer
 * does better than it must. It can't judge plain http, so the redirect to https and the certificate are left to whoever puts TLS in front.
 */
export async function observatoryScore(answer: APIResponse): Promise<number> {
  const headers = answer.headers();
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  const scripts = [...(await answer.text()).matchAll(/<script[^>]* src="[^>]*>/g)].map(([tag]) => tag);
  const results = [
    policyScore(policy),
    headers['set-cookie'] === undefined ? 0 : -40,
    headers['access-control-allow-origin'] === undefined ? 0 : -50,
    headers['referrer-policy'] === 'no-referrer' ? 5 : 0,
    Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0) >= 15_768_000 ? 0 : -20,
    scripts.length > 0 && scripts.every((tag) => tag.includes(' integrity="sha')) ? 5 : 0,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    policy.has('frame-ancestors') ? 5 : -20,
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  ];
  const faults = results.filter((result) => result < 0).reduce((sum, result) => sum + result, 100);
  // What is better than it must be counts only where little is wrong.
  return faults < 90 ? faults : results.reduce((sum, result) => sum + result, 100);
}

function policyScore(policy: ReadonlyMap<string, readonly string[]>): number {
  const [defaults, ...others] = policy.get('default-src') ?? [];
  if (defaults === undefined) return -25;
  const sources = [...(policy.get('script-src') ?? [defaults]), ...(policy.get('style-src') ?? [defaults])];
  if (sources.some((source) => /^(?:'unsafe-|data:|https?:|ftp:|\*)/.test(source))) return -20;
  return defaults === "'none'" && others.length === 0 ? 10 : 5;
}
