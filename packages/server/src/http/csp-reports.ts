import type { FastifyInstance } from 'fastify';
import { namedScope } from './named-scope.ts';

interface Violation {
  directive?: string;
  path?: string;
}

/** Where browsers report what a page's policy blocked. Only the directive and the page's path are logged. */
export function receivePolicyReports(server: FastifyInstance): void {
  const reports = namedScope('reports of browsers', async (scope) => {
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'string', bodyLimit: 16_384 },
      scope.getDefaultJsonParser('error', 'error'),
    );
    // Anybody may report: of one address, no more than fits into a log that somebody reads.
    scope.post('/csp-reports', { config: { rateLimit: { max: 60 } } }, (request, reply) => {
      for (const violation of violationsOf(request.body))
        request.log.warn({ event: 'csp_violation', ...violation }, 'a page ran into its policy');
      return reply.code(204).send();
    });
  });
  void server.register(reports);
}

/** `report-to` sends a list, `report-uri` one report with names of its own. */
function violationsOf(body: unknown): Violation[] {
  if (Array.isArray(body)) {
    return body.slice(0, 10).map((report: unknown) => {
      const { effectiveDirective, documentURL } = membersOf(membersOf(report)['body']);
      return summary(effectiveDirective, documentURL);
    });
  }
  const report = membersOf(membersOf(body)['csp-report']);
  return [summary(report['effective-directive'] ?? report['violated-directive'], report['document-uri'])];
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function summary(directive: unknown, address: unknown): Violation {
  return {
    ...(typeof directive === 'string' && { directive: directive.slice(0, 100) }),
    ...(typeof address === 'string' && URL.canParse(address) && { path: new URL(address).pathname.slice(0, 200) }),
  };
}
