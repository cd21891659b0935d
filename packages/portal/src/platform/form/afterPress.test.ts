import { jest } from '@jest/globals';
import { afterPress } from './afterPress.ts';

describe('what waits for a press', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is done at once where nothing is pressed', () => {
    jest.spyOn(document, 'querySelector').mockReturnValue(null);
    const work = jest.fn();
    afterPress(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done when what is pressed was let go, so that it does not move under the press', async () => {
    jest.spyOn(document, 'querySelector').mockReturnValue(document.body);
    const work = jest.fn();
    afterPress(work);
    expect(work).not.toHaveBeenCalled();
    dispatchEvent(new Event('pointerup'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(work).toHaveBeenCalledTimes(1);
  });
});
