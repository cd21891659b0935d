import type { HttpResponseResolver } from 'msw';
import { anotherThing, outcomes, type Outcome } from '../../../testing/outcomes.ts';
import { errorText } from '../../../testing/error-catalogue.ts';

type Failure = [name: string, answer: HttpResponseResolver, text: string];

const described = ({ name, status, answer }: Outcome): Failure => [name, answer, errorText(status, 'en')];
const all = [...outcomes, anotherThing()];

/** Ways for a call to fail, and what is said about each. 401 and 404 have tests of their own. */
export const failures: Failure[] = all.filter(({ status }) => ![401, 404, 409, 412].includes(status)).map(described);

/** The same, with the statuses that are about versions. */
export const writeFailures: Failure[] = all.filter(({ status }) => ![401, 404].includes(status)).map(described);
