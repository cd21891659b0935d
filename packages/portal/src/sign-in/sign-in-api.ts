import {
  apis,
  type accountRegistrationPaths,
  type customerContactPaths,
  type devMailPaths,
  type signInPaths,
} from '@skerry/contracts';
import type { Language } from '@skerry/i18n';
import createClient, { type Client } from 'openapi-fetch';
import { createSend } from '../platform/api/send.ts';
import { createRequiredContext } from '../platform/required-context.ts';

/** What these pages call, all without a session. */
export interface SignInApi {
  signIn: Client<signInPaths>;
  demoMail: Client<devMailPaths>;
  registration: Client<accountRegistrationPaths>;
  contacts: Client<customerContactPaths>;
}

export const [SignInApiContext, useSignInApi] = createRequiredContext<SignInApi>('SignInApi');

export interface SignInApiOptions {
  origin: string;
  language: () => Language;
  fetch: (request: Request) => Promise<Response>;
}

export function createSignInApi({ origin, language, fetch }: SignInApiOptions): SignInApi {
  const send = createSend({ session: nobody, language, fetch });
  return {
    signIn: createClient<signInPaths>({ baseUrl: `${origin}/sign-in`, fetch: send }),
    demoMail: createClient<devMailPaths>({ baseUrl: `${origin}/dev`, fetch: send }),
    registration: createClient<accountRegistrationPaths>({
      baseUrl: `${origin}${apis['account-registration'].prefix}`,
      fetch: send,
    }),
    contacts: createClient<customerContactPaths>({
      baseUrl: `${origin}${apis['customer-contact'].prefix}`,
      fetch: send,
    }),
  };
}

const nobody = {
  state: { status: 'signedOut', reason: 'none' },
  authorize: async () => {},
  expire: () => {},
} as const;
