import type { HttpResponseResolver } from 'msw';
import { anotherThing, outcomes, type Outcome } from '../../../testing/outcomes.ts';
import { errorText } from '../../../testing/error-catalogue.ts';

type Failure = [name: string, answer: HttpResponseResolver, text: string];

const described = ({ name, status, answer }: Outcome): Failure => [name, answer, errorText(status, 'en')];
const withStatus = (...statuses: number[]) => outcomes.filter(({ status }) => statuses.includes(status));

/** One of each kind: no answer, a late one, an error, one that can't be read. All of them are met in src/testing/failure-matrix. */
export const failures: Failure[] = [...withStatus(0, 408, 500), anotherThing()].map(described);

/** The same, with the statuses that are about versions. */
export const writeFailures: Failure[] = [...failures, ...withStatus(409, 412).map(described)];
