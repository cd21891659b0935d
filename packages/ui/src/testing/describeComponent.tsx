import { screen } from '@testing-library/react';
import { createRef, StrictMode, type ReactElement, type RefObject } from 'react';
import { findViolations } from './findViolations.ts';
import { renderWithTheme } from './renderWithTheme.tsx';

/** What the suite passes to the component: spread it last. */
export interface ContractProps<Target extends Element> {
  readonly ref: RefObject<Target | null>;
  readonly className: string;
  readonly 'data-testid': string;
}

export interface ContractOptions {
  /** `control`: ref and other props reach the form control inside, the class name its root. @default 'root' */
  readonly propsReach?: 'root' | 'control';
}

/**
 * The contract that every component keeps, as tests: `ref`, `className` and other props reach the element, it renders in StrictMode
 * without complaint, and axe finds nothing.
 */
export function describeComponent<Target extends Element>(
  name: string,
  make: (props: ContractProps<Target>) => ReactElement,
  { propsReach = 'root' }: ContractOptions = {},
): void {
  const contract = () => ({ ref: createRef<Target>(), className: 'given', 'data-testid': 'contract' });

  describe(`${name} keeps the contract of every component`, () => {
    it(`gives its ref the ${propsReach}`, () => {
      const props = contract();
      renderWithTheme(make(props));
      expect(props.ref.current).toBe(screen.getByTestId('contract'));
    });

    it('joins a class name to its own', () => {
      renderWithTheme(make(contract()));
      const element = screen.getByTestId('contract');
      const root = propsReach === 'root' ? element : element.closest('.given');
      expect(root).toHaveClass('given');
      expect(root?.classList.length).toBeGreaterThan(1);
    });

    it('renders in StrictMode without complaint', () => {
      renderWithTheme(<StrictMode>{make(contract())}</StrictMode>);
      expect(screen.getByTestId('contract')).toBeInTheDocument();
    });

    it('has no accessibility violation that can be found without a browser', async () => {
      renderWithTheme(make(contract()));
      expect(await findViolations()).toEqual([]);
    });
  });
}
