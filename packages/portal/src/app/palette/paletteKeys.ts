/** The keys that open the quick search, as this keyboard calls them. */
export const paletteKeys = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
