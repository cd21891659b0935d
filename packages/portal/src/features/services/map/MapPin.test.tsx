import { render } from '@testing-library/react';
import { MapPin } from './MapPin.tsx';

it('a mark within a drawing has its own size around its place, and not that of the drawing', () => {
  render(
    <svg>
      <MapPin state="ATTENTION" at={[100, 50]} />
    </svg>,
  );
  const pin = document.querySelector('svg svg');
  expect(['x', 'y', 'width', 'height'].map((name) => pin?.getAttribute(name))).toEqual(['93', '43', '14', '14']);
});
