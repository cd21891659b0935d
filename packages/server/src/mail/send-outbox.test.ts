import { describeOnPostgres, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addCustomer } from '../testing/test-server.ts';
import { sendOutbox } from './send-outbox.ts';

const customerId = '1001';
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await addCustomer(test.database, customerId, []);
});
afterEach(() => test.database.withOperator((query) => query.deleteFrom('outbox_mails').execute()));
afterAll(() => test.close());

const write = (...mails: { subject: string; attempts?: number; next_attempt_at?: Date }[]) =>
  test.database.withIdentity((query) =>
    query
      .insertInto('outbox_mails')
      .values(
        mails.map((mail, index) => ({
          customer_id: customerId,
          recipient: 'elin@havstrand.example',
          body: 'text',
          last_error: null,
          created_at: new Date(index * 1000),
          ...mail,
        })),
      )
      .execute(),
  );

const outbox = () =>
  test.database.withOperator((query) => query.selectFrom('outbox_mails').selectAll().orderBy('created_at').execute());

/** A mail server that accepts every mail but those that `refuses` names. */
function mailServer(refuses: (subject: string) => boolean = () => false) {
  const delivered: string[] = [];
  const send = async ({ subject }: { subject: string }) => {
    if (refuses(subject))
      throw Object.assign(new Error('550 elin@havstrand.example is unknown'), { code: 'EENVELOPE' });
    delivered.push(subject);
  };
  return { delivered, send };
}

describe('the outbox', () => {
  it('is sent oldest first, each mail once', async () => {
    await write({ subject: 'first' }, { subject: 'second' });
    const server = mailServer();
    await sendOutbox(test.database, server.send);
    await sendOutbox(test.database, server.send);
    expect(server.delivered).toEqual(['first', 'second']);
    expect(await outbox()).toEqual([
      expect.objectContaining({ sent_at: expect.any(Date), attempts: 1 }),
      expect.objectContaining({ sent_at: expect.any(Date), attempts: 1 }),
    ]);
  });

  it('is sent to its end in one round, as an outage is mailed to many, and no further once the server ends', async () => {
    await write(...Array.from({ length: 50 }, (_, number) => ({ subject: `mail ${number}` })));
    const server = mailServer();
    await sendOutbox(test.database, server.send, () => server.delivered.length === 3);
    expect(server.delivered).toHaveLength(3);
    await sendOutbox(test.database, server.send);
    expect(server.delivered).toHaveLength(50);
  });

  it('retries a refused mail later, and sends the others', async () => {
    await write({ subject: 'refused' }, { subject: 'fine' });
    const server = mailServer((subject) => subject === 'refused');
    await sendOutbox(test.database, server.send);
    expect(server.delivered).toEqual(['fine']);
    expect((await outbox())[0]).toMatchObject({ subject: 'refused', sent_at: null, attempts: 1 });
  });

  it('says why a mail was refused without the server’s text, which may contain the address', async () => {
    await write({ subject: 'refused' });
    await sendOutbox(test.database, mailServer(() => true).send);
    expect((await outbox())[0]?.last_error).toBe('EENVELOPE');
  });

  it.each([
    { attempts: 0, pause: 5_000 },
    { attempts: 1, pause: 10_000 },
    { attempts: 4, pause: 80_000 },
  ])('waits $pause ms after $attempts earlier failures', async ({ attempts, pause }) => {
    await write({ subject: 'refused', attempts });
    const start = Date.now();
    await sendOutbox(test.database, mailServer(() => true).send);
    const [mail] = await outbox();
    const waits = Number(mail?.next_attempt_at) - start;
    expect(waits).toBeGreaterThanOrEqual(pause);
    expect(waits).toBeLessThan(pause * 2);
  });

  it('does not send a mail before it is due', async () => {
    await write({ subject: 'later', next_attempt_at: new Date(Date.now() + 60_000) });
    const server = mailServer();
    await sendOutbox(test.database, server.send);
    expect(server.delivered).toEqual([]);
  });

  it('gives up on a mail after ten attempts', async () => {
    await write({ subject: 'hopeless', attempts: 10 });
    const server = mailServer();
    await sendOutbox(test.database, server.send);
    expect(server.delivered).toEqual([]);
  });
});

describeOnPostgres('the outbox of several processes', () => {
  it('sends each mail once', async () => {
    await write({ subject: 'one' }, { subject: 'two' }, { subject: 'three' });
    const server = mailServer();
    await Promise.all([sendOutbox(test.database, server.send), sendOutbox(test.database, server.send)]);
    expect(server.delivered.toSorted()).toEqual(['one', 'three', 'two']);
  });
});
