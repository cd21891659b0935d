import { ApiError } from './api/ApiError.ts';
import { createReport } from './send-report.ts';

function collect() {
  const sent: unknown[] = [];
  const report = createReport(async (body) => void sent.push(JSON.parse(body)));
  return { sent, report };
}

describe('a report to the server', () => {
  it('says the kind of error, the status of a call and where in the scripts, and no word of it', () => {
    const { sent, report } = collect();
    const error = new ApiError({ status: 503 });
    error.message = 'astrid.lindqvist@havstrand.example';
    error.stack = `ApiError: astrid.lindqvist@havstrand.example\n at x (https://portal.example/assets/first-1a2b3c4.js:1:2345)\n at https://portal.example/users?filter=astrid`;
    report(error);
    expect(sent).toEqual([{ name: 'ApiError', status: 503, at: ['first-1a2b3c4.js:1:2345'] }]);
  });

  it('says the status with which the provider refused', () => {
    const { sent, report } = collect();
    report(Object.assign(new Error('x'), { stack: '', response: new Response(null, { status: 500 }) }));
    report({ error: 'server_error', error_description: 'astrid' });
    expect(sent).toEqual([{ name: 'Error', status: 500 }, { name: 'ProviderError' }]);
  });

  it('is sent once of each, and ten times of a page at most', () => {
    const { sent, report } = collect();
    for (let times = 0; times < 3; times += 1) {
      for (let index = 0; index < 12; index += 1) {
        const error = new Error('x');
        error.name = `Error${index}`;
        error.stack = '';
        report(error);
      }
    }
    expect(sent).toHaveLength(10);
  });

  it('that can not be sent is let go', async () => {
    const report = createReport(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(() => report('x')).not.toThrow();
    await Promise.resolve();
  });
});
