import * as kit from './index.ts';

it('exports what it says and nothing by accident', () => {
  expect(Object.keys(kit).sort()).toMatchSnapshot();
});
