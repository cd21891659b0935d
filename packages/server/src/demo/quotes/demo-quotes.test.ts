import { quoteStatuses } from '@skerry/contracts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { ensureDemo, growQuotes } from '../demo.ts';

it('has a quote in each status, with prices where its status has any', async () => {
  const test = await openTestDatabase();
  await ensureDemo(test.database, async () => 'x');
  const rows = await test.database.withOperator((query) => query.selectFrom('quotes').selectAll().execute());
  expect(quoteStatuses.filter((status) => !rows.some((row) => row.status === status))).toEqual([]);
  for (const { quote_number: number, status, monthly_minor: monthly, level, own_site_ids: sites } of rows) {
    const isPriced = !['REGISTERED', 'IN_PROGRESS', 'PRESALE_REQUESTED', 'INPUT_NEEDED', 'NO_SOLUTION'].includes(
      status,
    );
    expect([number, monthly !== null, sites.length > 0]).toEqual([number, isPriced, true]);
    if (status === 'ESTIMATED') expect(level).toBe('estimate');
  }
  const approvals = await test.database.withOperator((query) =>
    query.selectFrom('quote_approvals').select('status').execute(),
  );
  expect(new Set(approvals.map(({ status }) => status))).toEqual(new Set(['PENDING', 'REJECTED', 'APPROVED']));
  await growQuotes(test.database, { customerId: '4471820', quotes: 100 });
  const grown = await test.database.withOperator((query) => query.selectFrom('quote_counts').selectAll().execute());
  expect(grown).toEqual(
    expect.arrayContaining([
      { customer_id: '4471820', quotes: 100 },
      { customer_id: '9900100', quotes: 1 },
    ]),
  );
  await test.close();
});
