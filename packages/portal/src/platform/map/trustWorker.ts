interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

/**
 * The page runs no script by an address that is a text (Trusted Types). MapLibre starts its worker that way: the page's default policy lets
 * this one address through, and nothing else.
 */
export function trustWorker(address: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const wanted = new URL(address, location.href).href;
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).href !== wanted) throw new TypeError(`No script is run from ${url}.`);
      return url;
    },
  });
}
