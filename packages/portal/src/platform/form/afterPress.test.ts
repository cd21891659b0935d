import { jest } from '@jest/globals';
import { afterPress } from './afterPress.ts';

describe('what waits for a press', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is done at once where nothing is pressed', () => {
    const work = jest.fn();
    afterPress(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel'])(
    'is done once at the %s of what is pressed, so that it does not move under the press',
    (end) => {
      const work = jest.fn();
      dispatchEvent(new Event('pointerdown'));
      afterPress(work);
      expect(work).not.toHaveBeenCalled();
      dispatchEvent(new Event(end));
      dispatchEvent(new Event('pointerup'));
      jest.runAllTimers();
      expect(work).toHaveBeenCalledTimes(1);
    },
  );
});
