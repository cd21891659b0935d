import { registries, type Registry } from '@skerry/contracts';

/** What a `login_hint` asks for: to act for a customer, and there possibly as one of its users. */
export interface LoginHint {
  customerId: string;
  registry: Registry;
  /** The user to act as; for the provider's own staff. */
  userId?: string;
}

const pattern = new RegExp(
  `^(?:(?<userId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-)?(?<customerId>[0-9]{1,10})-(?<registry>${registries.join('|')})$`,
);

/** Reads `{customerId}-{registry}`, with `{userId}-` before it when impersonating. Undefined for anything else. */
export function parseLoginHint(hint: string): LoginHint | undefined {
  const { userId, customerId, registry } = pattern.exec(hint)?.groups ?? {};
  const known = registries.find((name) => name === registry);
  if (customerId === undefined || known === undefined) return undefined;
  return { customerId, registry: known, ...(userId === undefined ? {} : { userId }) };
}
