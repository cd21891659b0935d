import { portalReportOf, portalReportsPath, portalReportSize } from '@skerry/contracts';
import type { FastifyInstance } from 'fastify';
import { namedScope } from './named-scope.ts';

/** Where the portal tells what went wrong in a browser: its own console is off. It becomes a line of the log, and is kept nowhere else. */
export function receivePortalReports(server: FastifyInstance): void {
  const reports = namedScope('reports of the portal', async (scope) => {
    // What fails while signing in has no token: anybody may report, of one address no more than somebody reads.
    const options = { bodyLimit: portalReportSize, config: { rateLimit: { max: 30 } } };
    scope.post(portalReportsPath, options, (request, reply) => {
      const report = portalReportOf(request.body);
      if (report !== undefined)
        request.log.warn({ event: 'portal_problem', ...report }, 'the portal ran into a problem');
      return reply.code(204).send();
    });
  });
  void server.register(reports);
}
