/** The full address of a path of the product, on the Swedish host unless another is named, such as `dk.localhost`. */
export function address(path: string, host = 'localhost'): string {
  const origin = process.env['PRODUCT_URL'];
  if (!origin) throw new Error('The product has not been started.');
  return origin.replace('//localhost', `//${host}`) + path;
}
