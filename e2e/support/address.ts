/** The full address of a path of the product. */
export function address(path: string): string {
  const origin = process.env['PRODUCT_URL'];
  if (!origin) throw new Error('The product has not been started.');
  return origin + path;
}
