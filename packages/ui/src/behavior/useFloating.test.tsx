import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useFloating } from './useFloating.ts';

function Field() {
  const { anchorRef, floatingRef, style } = useFloating({ isOpen: true, side: 'bottom', matchesWidth: 'exactly' });
  return (
    <div ref={anchorRef} data-testid="field">
      <div
        ref={(element) => {
          floatingRef.current = element;
        }}
        data-testid="list"
        style={style}
      />
    </div>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('begins where its field does, though it still has the width of a wider window', () => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(320);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(676);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 33, right: 287, width: 254, top: 100, bottom: 144, height: 44 } as DOMRect);
  render(<Field />);
  expect(screen.getByTestId('list')).toHaveStyle({ left: '33px', width: '254px' });
});
