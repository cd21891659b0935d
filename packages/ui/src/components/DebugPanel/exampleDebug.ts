// For stories and tests: a failed call.
import type { DebugPanelProps } from './DebugPanel.tsx';

export const exampleDebug = {
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  facts: [
    { term: 'Request', value: 'GET /services?status=active' },
    { term: 'Answer', value: '503 after 2 retries, 10 214 ms' },
    { term: 'Registry', value: 'se, customer 4471820' },
  ],
  log: `2024-11-21T08:42:17.204Z HttpError 503 Service Unavailable
  at ServicesClient.list (services-client.ts:88)
  at useServices (use-services.ts:31)
upstream services-api-7c9d: connect timeout 5000 ms
x-request-id 0d51a6b2-8f0e-4a57-9f3e-2f6f0b7f1c44`,
} satisfies DebugPanelProps;
