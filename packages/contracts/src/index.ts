export { apis, type ApiId } from './apis.ts';
export type * from './api-types.ts';
export { userPageSize } from './paging.ts';
export * from './roles.ts';
export * from './token-claims.ts';
export * from './validation/contact.ts';
export * from './validation/password.ts';
export * from './validation/text.ts';
export * from './validation/user-form.ts';
