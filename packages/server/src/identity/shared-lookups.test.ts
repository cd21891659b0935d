import { sharedLookups } from './shared-lookups.ts';

/** A lookup that says what is true when it begins, and answers when told to. */
function lookupOf(state: { value: string }) {
  const begun: { answer(): void; fail(): void }[] = [];
  const look = () => {
    const seen = state.value;
    return new Promise<string>((resolve, reject) => {
      begun.push({ answer: () => resolve(seen), fail: () => reject(new Error('connection lost')) });
    });
  };
  return { begun, look };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('lookups of one caller', () => {
  test('calls that come during a lookup share one, which begins after they asked', async () => {
    const state = { value: 'active' };
    const { begun, look } = lookupOf(state);
    const shared = sharedLookups<string>();
    const first = shared('anna', look);
    state.value = 'deactivated';
    const later = [shared('anna', look), shared('anna', look), shared('anna', look)];
    begun[0]?.answer();
    await expect(first).resolves.toBe('active');
    await settled();
    expect(begun).toHaveLength(2);
    begun[1]?.answer();
    await expect(Promise.all(later)).resolves.toEqual(['deactivated', 'deactivated', 'deactivated']);
  });

  test('a call during the shared lookup does not join it', async () => {
    const state = { value: 'active' };
    const { begun, look } = lookupOf(state);
    const shared = sharedLookups<string>();
    void shared('anna', look);
    void shared('anna', look);
    begun[0]?.answer();
    await settled();
    state.value = 'deactivated';
    const afterwards = shared('anna', look);
    begun[1]?.answer();
    await settled();
    begun[2]?.answer();
    await expect(afterwards).resolves.toBe('deactivated');
  });

  test('another caller does not wait', async () => {
    const { begun, look } = lookupOf({ value: 'active' });
    const shared = sharedLookups<string>();
    void shared('anna', look);
    const other = shared('bo', look);
    begun[1]?.answer();
    await expect(other).resolves.toBe('active');
  });

  test('a lookup that fails fails for those who wait for it alone', async () => {
    const { begun, look } = lookupOf({ value: 'active' });
    const shared = sharedLookups<string>();
    const first = shared('anna', look);
    const second = shared('anna', look);
    begun[0]?.fail();
    await expect(first).rejects.toThrow('connection lost');
    await settled();
    begun[1]?.answer();
    await expect(second).resolves.toBe('active');
  });
});
