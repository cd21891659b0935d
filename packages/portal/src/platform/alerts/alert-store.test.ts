import { jest } from '@jest/globals';
import { createAlertStore, type AlertInit } from './alert-store.ts';

const saved: AlertInit = { tone: 'success', message: { id: 'fetchErrors.0' } };

function openPage() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const store = createAlertStore(document);
  return {
    store,
    turn(visibilityState: DocumentVisibilityState) {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('an alert', () => {
  it.each(['success', 'warning', 'danger'] as const)('leaves after 4000 ms (%s)', (tone) => {
    const { store } = openPage();
    store.raise({ ...saved, tone });
    jest.advanceTimersByTime(3_999);
    expect(store.alerts).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(store.alerts).toHaveLength(0);
  });

  it('stays where autoHide is off, until it is closed', () => {
    const { store } = openPage();
    store.raise({ ...saved, autoHide: false });
    jest.advanceTimersByTime(60_000);
    expect(store.alerts).toHaveLength(1);
    store.close(store.alerts[0]?.id ?? 0);
    expect(store.alerts).toHaveLength(0);
  });

  it('stays for good once it is held, and says so', () => {
    const { store } = openPage();
    store.raise(saved);
    jest.advanceTimersByTime(3_000);
    store.hold(store.alerts[0]?.id ?? 0);
    jest.advanceTimersByTime(60_000);
    expect(store.alerts).toMatchObject([{ autoHide: false }]);
  });

  it('waits while the tab is hidden', () => {
    const { store, turn } = openPage();
    store.raise(saved);
    jest.advanceTimersByTime(3_000);
    turn('hidden');
    jest.advanceTimersByTime(60_000);
    turn('visible');
    jest.advanceTimersByTime(999);
    expect(store.alerts).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(store.alerts).toHaveLength(0);
  });

  it('that is raised in a hidden tab has its whole time when the tab is shown', () => {
    const { store, turn } = openPage();
    turn('hidden');
    store.raise(saved);
    jest.advanceTimersByTime(60_000);
    turn('visible');
    jest.advanceTimersByTime(3_999);
    expect(store.alerts).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(store.alerts).toHaveLength(0);
  });

  it('has its own time beside others', () => {
    const { store } = openPage();
    store.raise(saved);
    jest.advanceTimersByTime(2_000);
    store.raise({ ...saved, tone: 'danger' });
    jest.advanceTimersByTime(2_000);
    expect(store.alerts.map(({ tone }) => tone)).toEqual(['danger']);
  });
});

describe('several alerts', () => {
  it('are shown newest first, three at most', () => {
    const { store } = openPage();
    for (const status of ['fetchErrors.0', 'fetchErrors.400', 'fetchErrors.403', 'fetchErrors.404'] as const) store.raise({ tone: 'danger', message: { id: status } });
    expect(store.alerts.map(({ message }) => message.id)).toEqual(['fetchErrors.404', 'fetchErrors.403', 'fetchErrors.400']);
  });

  it('tell their listeners of every change', () => {
    const { store } = openPage();
    const counts: number[] = [];
    store.subscribe(() => counts.push(store.alerts.length));
    store.raise(saved);
    store.raise(saved);
    jest.advanceTimersByTime(4_000);
    expect(counts).toEqual([1, 2, 1, 0]);
  });
});
