import { portalReportOf } from './portal-report.ts';

describe('a report of the portal', () => {
  it('says the kind of error, the status of a call, and places in scripts', () => {
    const report = { name: 'ApiError', status: 503, at: ['first-1a2b3c4.js:1:2345'] };
    expect(portalReportOf(report)).toEqual(report);
  });

  it('says nothing else', () => {
    const told = portalReportOf({
      name: 'TypeError',
      message: 'astrid.lindqvist@havstrand.example',
      status: 9999,
      at: ['https://portal.example/users?filter=astrid', 'a.js:1:2?token=eyJ', 7, ...Array(9).fill('portal-1.js:1:1')],
    });
    expect(told).toEqual({ name: 'TypeError', at: Array(5).fill('portal-1.js:1:1') });
  });

  it.each([null, 'x', {}, { name: 7 }, { name: '' }, { name: 'astrid@havstrand.example' }, { name: 'x'.repeat(61) }])(
    'is not %j',
    (value) => {
      expect(portalReportOf(value)).toBeUndefined();
    },
  );
});
