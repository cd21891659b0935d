/* In the order in which they are looked for: most name those after them, too. */
const browsers = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;

const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** What a browser and its system are called, as it says itself; undefined where one of them is not known. */
export function browserName(userAgent: string): { browser: string; system: string } | undefined {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))?.[0];
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0];
  return browser !== undefined && system !== undefined ? { browser, system } : undefined;
}

/** Whether it is held in a hand. */
export function isHandheld(userAgent: string): boolean {
  return /Mobi|Android|iPad/.test(userAgent);
}
