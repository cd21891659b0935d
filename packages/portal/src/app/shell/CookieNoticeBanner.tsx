// A file of its own, so that only who has not answered yet downloads the banner.
export { CookieBanner } from '@skerry/ui';
