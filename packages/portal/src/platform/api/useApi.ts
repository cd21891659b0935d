import { createRequiredContext } from '../required-context.ts';
import type { Api } from './create-api.ts';

/** The typed clients of the server's APIs. */
export const [ApiContext, useApi] = createRequiredContext<Api>('Api');
