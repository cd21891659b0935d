// A file of its own, so that only the carrier access portal downloads its logo.
export { WideLogo as CarrierLogo } from '@skerry/ui';
