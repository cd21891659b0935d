import type { ApiId } from '@skerry/contracts';
import { documents, identityDocuments, operationsOf } from '@skerry/contracts/documents';
import { languageList } from '@skerry/i18n';
import { anotherThing, outcomes, type Outcome } from '../outcomes.ts';
import { changeRequests } from './change-requests.ts';
import { opticalServices } from './optical-services.ts';
import { meet } from './meet.ts';
import { orders } from './orders.ts';
import { reads } from './reads.ts';
import type { Reader, Scenario } from './scenario.ts';
import { serviceChanges } from './service-changes.ts';
import { services } from './services.ts';
import { signIn } from './sign-in.ts';
import { writes } from './writes.ts';

/** `E1_LANGUAGES=sv,en,no,da` tries all of them. */
const languages = languageList.filter((language) =>
  (process.env['E1_LANGUAGES'] ?? 'en').split(',').includes(language),
);
const scenarios = Object.entries({
  ...reads,
  ...writes,
  ...services,
  ...orders,
  ...serviceChanges,
  ...changeRequests,
  ...opticalServices,
  ...signIn,
});

/** Nobody meets their failures: pages ask other APIs for the same. */
const withoutPages: readonly string[] = ['delivery-status', 'quote-and-order-v5', 'sites-v1'] satisfies ApiId[];
/** Of APIs with pages, what shows no failure: the provider's staff move orders, changes and requests on elsewhere, a filter by a site whose name is not known says its id, and a request for optical services stands whole in its list. */
const withoutScreen: readonly string[] = [
  'changeOrderStatus',
  'changeRequestStatus',
  'changeOpticalRequestStatus',
  'getOpticalRequest',
  'getSite',
];

/** In milliseconds: each outcome may take as long as a test that hangs. */
const patience = 20 * 60_000;

let shown = 0;
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => void rejections.push(reason);

beforeAll(() => void process.on('unhandledRejection', onRejection));
afterEach(() => expect(rejections.splice(0)).toEqual([]));
afterAll(() => {
  process.off('unhandledRejection', onRejection);
  process.stdout.write(
    `    E1: ${scenarios.length} operations, ${languages.join()}: ${shown} ways to fail show their text\n`,
  );
});

/** Sixteen: those that succeed and can't be read count as one. */
function outcomesOf({ anotherThing: text }: Scenario): readonly Outcome[] {
  return text === null ? outcomes : [anotherThing(text), ...outcomes];
}

describe.each(languages)('in %s', (language) => {
  it.each(scenarios)(
    '%s: the screen says so however it fails, and can be used',
    async (_operation, scenario) => {
      const failures: string[] = [];
      const outcomes = outcomesOf(scenario);
      let reader: Reader | undefined;
      for (const outcome of outcomes) {
        const before = reader;
        reader = undefined;
        try {
          reader = await meet(scenario, outcome, language, before);
          expect(rejections.splice(0)).toEqual([]);
        } catch (error) {
          failures.push(`Where ${outcome.name}: ${String(error)}`);
        }
      }
      expect(failures).toEqual([]);
      shown += outcomes.length;
    },
    patience,
  );
});

it('is told of every operation that a page calls', () => {
  const known = Object.entries({ ...documents, ...identityDocuments })
    .filter(([api]) => !withoutPages.includes(api))
    .flatMap(([, document]) => operationsOf(document).map(({ operationId }) => operationId))
    .filter((operation) => !withoutScreen.includes(operation));
  expect(scenarios.map(([operation]) => operation).sort()).toEqual(known.sort());
});
