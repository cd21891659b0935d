import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Text } from './Text.tsx';

describeComponent<HTMLSpanElement>('Text', (props) => <Text {...props}>Text</Text>);

it('Text takes element, style and tone', () => {
  renderWithTheme(
    <Text as="p" variant="caption" tone="muted" isTruncated>
      Words
    </Text>,
  );
  const text = screen.getByText('Words');
  expect(text.tagName).toBe('P');
  expect(text).toHaveAttribute('data-variant', 'caption');
  expect(text).toHaveAttribute('data-tone', 'muted');
  expect(text).toHaveAttribute('data-truncated');
});
