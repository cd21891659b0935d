/** Made by `scripts/base-map.ts` when the portal is built. Lines as steps from point to point. */
declare module 'virtual:base-map' {
  export const land: readonly (readonly number[])[];
  export const borders: readonly (readonly number[])[];
}
