import { portalReportOf, portalReportsPath } from '@skerry/contracts';

/** What went wrong without the user having to hear of it. */
export type Report = (problem: unknown) => void;

/** So many of one page: a fault that comes back all the time is known by then. */
const mostOfAPage = 10;

/**
 * Tells the server's log what kind of error it was and where, each once. Its words stay here: they can name somebody.
 *
 * @param send What fails here has nowhere else to go.
 */
export function createReport(send: (body: string) => Promise<unknown>): Report {
  const told = new Set<string>();
  return (problem) => {
    const body = JSON.stringify(portalReportOf(summaryOf(problem)) ?? { name: 'UnknownError' });
    if (told.has(body) || told.size >= mostOfAPage) return;
    told.add(body);
    send(body).catch(() => {});
  };
}

function summaryOf(problem: unknown): object {
  // keycloak-js throws what the provider answered as it is.
  if (!(problem instanceof Error)) return { name: 'ProviderError' };
  const { name, stack = '' } = problem;
  const answer = 'response' in problem && problem.response instanceof Response ? problem.response : problem;
  const at = [...stack.matchAll(/\/([\w.-]+\.js:\d+:\d+)/g)].map(([, place]) => place);
  return { name, at, ...('status' in answer && { status: answer.status }) };
}

export const sendReport = createReport((body) =>
  fetch(portalReportsPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    // Also where the page is being left.
    keepalive: true,
    credentials: 'omit',
  }),
);
