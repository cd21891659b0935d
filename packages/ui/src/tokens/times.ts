// Made by "npm run tokens -w @skerry/ui" from tokens.json.
/** Times in ms that the product fixes, for timers. */
export const times = {
  alertAutoHide: 4000,
  cookieAutoHide: 10000,
  copyConfirmation: 1500,
  listFilterDebounce: 500,
  skeletonDelay: 150,
} as const;
