import { act } from '@testing-library/react';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Table } from './Table.tsx';

let measure: () => void;
const widths = { table: 1000, place: 1000 };

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      measure = () => act(() => callback([], this));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function clientWidth(this: HTMLElement) {
    return this.tagName === 'TABLE' ? widths.table : widths.place;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

const show = (label: string) =>
  renderWithTheme(
    <Table label={label} columns={[{ id: 'a', header: 'A', cell: () => 'a' }]} rows={[1]} rowKey={String} />,
  );
const wait = () => act(() => jest.advanceTimersByTime(2000));

describe('A table that is wider than its place', () => {
  it('is told of in the console, with both widths', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    show('Wide');
    widths.table = 1400;
    measure();
    wait();
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('Table "Wide" (1400 px) is wider than its place (1000 px)')],
    ]);
  });

  it('is not told of where it was so for a moment, such as while a scrollbar came and went', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    show('Steady');
    widths.table = 1015;
    measure();
    widths.table = 1000;
    wait();
    measure();
    expect(warn).not.toHaveBeenCalled();
  });
});
