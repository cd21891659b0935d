import { act, fireEvent, screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { CookieBanner, type CookieBannerProps } from './CookieBanner.tsx';

const ignore = () => undefined;
describeComponent<HTMLElement>('CookieBanner', (props) => (
  <CookieBanner onConfirm={ignore} privacyHref="/privacy" {...props}>
    We measure how the portal is used.
  </CookieBanner>
));

describe('CookieBanner', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function show(props: Partial<CookieBannerProps> = {}) {
    const on = { onConfirm: jest.fn(), onTimeUp: jest.fn() };
    const { unmount } = renderWithTheme(
      <CookieBanner {...on} {...props}>
        We measure how the portal is used.
      </CookieBanner>,
    );
    return { ...on, unmount };
  }
  const passes = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

  it('leaves after 10 seconds, which is not consent', () => {
    const { onConfirm, onTimeUp } = show();
    passes(9_999);
    expect(onTimeUp).not.toHaveBeenCalled();
    passes(1);
    expect(onTimeUp).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('stays once it has the focus or is pointed at', () => {
    const { onTimeUp } = show();
    act(() => screen.getByRole('button', { name: 'I understand' }).focus());
    passes(60_000);
    expect(onTimeUp).not.toHaveBeenCalled();
    const second = show({ label: 'Second' });
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Second' }));
    passes(60_000);
    expect(second.onTimeUp).not.toHaveBeenCalled();
  });

  it('stays until it is answered where autoHide is off', () => {
    const { onTimeUp } = show({ autoHide: false });
    passes(60_000);
    expect(onTimeUp).not.toHaveBeenCalled();
  });

  it('takes consent from its button only', () => {
    const { onConfirm } = show({ privacyHref: '/privacy' });
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
    fireEvent.click(screen.getByRole('button', { name: 'I understand' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('makes refusing as easy as agreeing', () => {
    const onDecline = jest.fn();
    show({ onDecline });
    const [no, yes] = screen.getAllByRole('button');
    expect(no?.dataset['variant']).toBe(yes?.dataset['variant']);
    fireEvent.click(screen.getByRole('button', { name: 'Only necessary cookies' }));
    expect(onDecline).toHaveBeenCalledTimes(1);
  });

  /** jsdom knows neither widths of windows nor heights. */
  function showAs(position: 'fixed' | 'sticky', pagerTop?: number) {
    const pager = document.createElement('div');
    pager.dataset['tableEnd'] = '';
    pager.getBoundingClientRect = () => ({ top: pagerTop, bottom: (pagerTop ?? 0) + 50, height: 50 }) as DOMRect;
    if (pagerTop !== undefined) document.body.append(pager);
    const spies = [
      jest.spyOn(globalThis, 'getComputedStyle').mockReturnValue({ position } as never),
      jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60),
    ];
    const { unmount } = show();
    spies.forEach((spy) => spy.mockRestore());
    pager.remove();
    const lifted = screen.getByRole('region').style.getPropertyValue('--lifted');
    const { style } = document.documentElement;
    const rooms = () => [style.scrollPaddingBottom, style.getPropertyValue('--sk-sticky-bottom')];
    return { lifted, rooms, unmount };
  }

  it('stands above a pager that would be under it, and keeps what has the focus clear of it', () => {
    const { lifted, rooms, unmount } = showAs('fixed', window.innerHeight - 50);
    expect(lifted).toBe('58px');
    expect(rooms()).toEqual(['126px', '']);
    unmount();
    expect(rooms()).toEqual(['', '']);
  });

  it.each([undefined, 100])('stands at the edge where no pager is under it: %j', (pagerTop) => {
    expect(showAs('fixed', pagerTop).lifted).toBe('16px');
  });

  it('leaves pagers their room above it where it is a bar', () => {
    const { rooms, unmount } = showAs('sticky', 700);
    expect(rooms()).toEqual(['68px', '60px']);
    unmount();
    expect(rooms()).toEqual(['', '']);
  });

  it('takes no room from the page where it is part of it', () => {
    show();
    expect(document.documentElement.style.scrollPaddingBottom).toBe('');
  });
});
