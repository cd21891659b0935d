import { jest } from '@jest/globals';
import type { ApiId } from '@skerry/contracts';
import { documents, identityDocuments, operationsOf } from '@skerry/contracts/documents';
import { languageList, type Language } from '@skerry/i18n';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { errorText } from '../error-catalogue.ts';
import { anotherThing, outcomes, shortenPatience, type Outcome } from '../outcomes.ts';
import { server } from '../server.ts';
import { changeRequests } from './change-requests.ts';
import { opticalServices } from './optical-services.ts';
import { orders } from './orders.ts';
import { reads } from './reads.ts';
import { aReader, type OwnText, type Reader, type Scenario } from './scenario.ts';
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

let cells = 0;
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => void rejections.push(reason);

beforeAll(() => void process.on('unhandledRejection', onRejection));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(rejections.splice(0)).toEqual([]);
});
afterAll(() => {
  process.off('unhandledRejection', onRejection);
  process.stdout.write(
    `    E1: ${scenarios.length} operations, 16 outcomes, ${languages.join()}: ${Math.round(cells)} cells show their text\n`,
  );
});

/** Somebody before the screen after the call has come out so. */
async function meet(scenario: Scenario, { answer, status }: Outcome, language: Language): Promise<Reader> {
  const [method, url] = scenario.call;
  const failing = http[method](url, answer);
  const shorten = () => {
    if (status === 408) shortenPatience();
  };
  const reader = aReader(language, scenario.send ? [] : [failing]);
  if (!scenario.send) {
    shorten();
    server.use(failing);
  }
  await scenario.open(reader);
  shorten();
  server.use(failing);
  await scenario.send?.(reader);
  return reader;
}

function ownText({ ownTexts }: Scenario, { status, isUnreadable = false }: Outcome): OwnText | undefined {
  return (isUnreadable ? ownTexts?.unreadable : undefined) ?? ownTexts?.[status] ?? ownTexts?.other;
}

/** What the specification says about it, in the reader's language. */
function expectedText(scenario: Scenario, outcome: Outcome, { say, language }: Reader): string {
  const own = ownText(scenario, outcome);
  if (!own) return errorText(outcome.status, language);
  return language === 'en' && own.english !== undefined ? own.english : say(own.id);
}

async function expectShown(scenario: Scenario, outcome: Outcome, language: Language): Promise<void> {
  const reader = await meet(scenario, outcome, language);
  await scenario.look?.(reader);
  const shown = await screen.findAllByText(expectedText(scenario, outcome, reader));
  expect(shown).not.toEqual([]);
  const own = ownText(scenario, outcome);
  if (!own?.next) scenario.expectTyped?.(reader);
  const next = await (own?.next ?? scenario.next)(reader);
  await waitFor(() => expect(next).toBeEnabled());
}

/** The session is over: the page says so, and what was typed is kept for the next login. */
async function expectLoggedOut(scenario: Scenario, outcome: Outcome, language: Language): Promise<void> {
  const reader = await meet(scenario, outcome, language);
  await screen.findByText(reader.say('shell.signedOut.title.expired'));
  expect(await screen.findByRole('button', { name: reader.say('shell.signedOut.logIn') })).toBeEnabled();
  // That each form takes it back is kept-forms.test.tsx.
  if (scenario.expectTyped) expect(Object.keys(sessionStorage)).toContainEqual(expect.stringContaining('skerry.draft'));
}

describe.each(languages)('in %s', (language) => {
  describe.each(scenarios)('%s', (_operation, scenario) => {
    it.each(outcomes.distinct.map((outcome) => [outcome.name, outcome] as const))(
      'says so where %s, and the screen can be used',
      async (_name, outcome) => {
        const isLogout = outcome.status === 401 && !scenario.isPublic;
        await (isLogout ? expectLoggedOut : expectShown)(scenario, outcome, language);
        cells += 1;
      },
    );

    const { anotherThing: text } = scenario;
    const unreadable = [...outcomes.unreadable, ...(text === null ? [] : [anotherThing(text)])];
    it.each(unreadable.map((outcome) => [outcome.name, outcome] as const))(
      'says so where %s, and the screen can be used',
      async (_name, outcome) => {
        await expectShown(scenario, outcome, language);
        // Of one cell.
        cells += 1 / unreadable.length;
      },
    );
  });
});

it('is told of every operation that a page calls', () => {
  const known = Object.entries({ ...documents, ...identityDocuments })
    .filter(([api]) => !withoutPages.includes(api))
    .flatMap(([, document]) => operationsOf(document).map(({ operationId }) => operationId))
    .filter((operation) => !withoutScreen.includes(operation));
  expect(scenarios.map(([operation]) => operation).sort()).toEqual(known.sort());
});
