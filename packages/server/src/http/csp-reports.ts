import type { FastifyInstance } from 'fastify';

/** Where browsers report what a page's policy stopped. Only the directive and the page's path are kept. */
export function receivePolicyReports(server: FastifyInstance): void {
  void server.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'string', bodyLimit: 16_384 },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post('/csp-reports', (request, reply) => {
      const reports: unknown[] = Array.isArray(request.body) ? request.body.slice(0, 10) : [];
      for (const report of reports)
        request.log.warn({ event: 'csp_violation', ...summary(report) }, 'a page ran into its policy');
      return reply.code(204).send();
    });
  });
}

function summary(report: unknown): { directive?: string; path?: string } {
  const { body } = (report ?? {}) as { body?: { effectiveDirective?: unknown; documentURL?: unknown } };
  const { effectiveDirective: directive, documentURL: address } = body ?? {};
  return {
    ...(typeof directive === 'string' && { directive: directive.slice(0, 100) }),
    ...(typeof address === 'string' && URL.canParse(address) && { path: new URL(address).pathname.slice(0, 200) }),
  };
}
