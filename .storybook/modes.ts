/** The looks in which visual stories are compared: theme × brand × width × language, each where it can go wrong. */
export const modes = {
  light: { theme: 'light', brand: 'skerry', language: 'en', viewport: { value: 'large' } },
  dark: { theme: 'dark', brand: 'skerry', language: 'en', viewport: { value: 'large' } },
  carrier: { theme: 'light', brand: 'carrier', language: 'en', viewport: { value: 'large' } },
  granvik: { theme: 'light', brand: 'granvik', language: 'en', viewport: { value: 'large' } },
  phone: { theme: 'light', brand: 'skerry', language: 'sv', viewport: { value: 'phone' } },
} as const;
