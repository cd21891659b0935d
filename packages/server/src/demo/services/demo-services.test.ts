import { demoProductNames, demoServices } from './demo-services.ts';

it('every service of the demo has the name of its product', () => {
  const different = demoServices.filter(({ name, productId }) => demoProductNames.get(productId) !== name);
  expect(different).toEqual([]);
});
