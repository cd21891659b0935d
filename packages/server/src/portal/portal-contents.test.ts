import { seedContents } from '../demo/content/seed-contents.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { keepPortalContents } from './portal-contents.ts';

const swedish = { country: 'se', customerType: 'business' } as const;
const norwegian = { country: 'no', customerType: 'business' } as const;

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const add = (id: string, content: { kind: 'privacyPolicy'; countries?: ['se']; starts_at?: Date; ends_at?: Date }) =>
  test.database.withOperator((query) =>
    query
      .insertInto('portal_contents')
      .values({
        id,
        countries: null,
        customer_types: null,
        ...content,
        body: { href: `https://provider.example/${id}` },
      })
      .execute(),
  );

describe('the provider’s content', () => {
  it('begins with the closing notice of Swedish customers, carriers among them, and the day of change requests', async () => {
    const contents = await keepPortalContents(test.database);
    expect(contents.for('notice', swedish).map(({ id }) => id)).toEqual(['closing']);
    expect(contents.for('notice', norwegian)).toEqual([]);
    expect(contents.for('notice', { ...swedish, customerType: 'wholesale' }).map(({ id }) => id)).toEqual(['closing']);
    expect(contents.for('changeRequests', norwegian)[0]?.body).toEqual({ since: '2022-03-01' });
  });

  it('has a privacy policy and a user guide for each country in the demo', async () => {
    await test.database.withOperator((query) => seedContents(query));
    const contents = await keepPortalContents(test.database);
    const addresses = (['se', 'no', 'dk'] as const).flatMap((country) =>
      (['privacyPolicy', 'userGuide'] as const).map(
        (kind) => contents.for(kind, { country, customerType: 'business' })[0]?.body.href,
      ),
    );
    expect(new Set(addresses).size).toBe(6);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/skerry\.example\/(?:se|no|dk)\//);
    await test.database.withOperator((query) =>
      query.deleteFrom('portal_contents').where('kind', 'in', ['privacyPolicy', 'userGuide']).execute(),
    );
  });

  it('prefers what is written for a country to what is written for all', async () => {
    await add('policy', { kind: 'privacyPolicy' });
    await add('policy-se', { kind: 'privacyPolicy', countries: ['se'] });
    const contents = await keepPortalContents(test.database);
    expect(contents.for('privacyPolicy', swedish)[0]?.id).toBe('policy-se');
    expect(contents.for('privacyPolicy', norwegian)[0]?.id).toBe('policy');
  });

  it('holds in its period only', async () => {
    const [starts, ends] = [new Date('2030-01-01'), new Date('2030-02-01')];
    await add('later', { kind: 'privacyPolicy', countries: ['se'], starts_at: starts, ends_at: ends });
    const at = async (day: string) => {
      const contents = await keepPortalContents(test.database, { now: () => Date.parse(day) });
      const [forReader, forAll] = [contents.for('privacyPolicy', swedish), contents.all('privacyPolicy')];
      expect(forReader.some(({ id }) => id === 'later')).toBe(forAll.some(({ id }) => id === 'later'));
      return forReader.map(({ id }) => id);
    };
    expect(await at('2029-12-31')).not.toContain('later');
    expect(await at('2030-01-15')).toContain('later');
    expect(await at('2030-02-01')).not.toContain('later');
  });

  it('is read again once it is old, and stays as it was where that fails', async () => {
    let time = 0;
    const failures: unknown[] = [];
    const contents = await keepPortalContents(test.database, {
      freshFor: 1000,
      now: () => time,
      onFailure: (error) => failures.push(error),
    });
    await test.database.withOperator((query) =>
      query.deleteFrom('portal_contents').where('id', '=', 'change-requests').execute(),
    );
    expect(contents.for('changeRequests', swedish)).toHaveLength(1);
    time = 1000;
    await until(() => contents.for('changeRequests', swedish).length === 0);
    const unreachable = {
      get identityReads(): never {
        throw new Error('The database is away.');
      },
    };
    await keepPortalContents(unreachable, { onFailure: (error) => failures.push(error) });
    expect(failures).toHaveLength(1);
  });
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}
