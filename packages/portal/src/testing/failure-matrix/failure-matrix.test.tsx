import type { ApiId } from '@skerry/contracts';
import { documents, identityDocuments, operationsOf } from '@skerry/contracts/documents';
import { languageList } from '@skerry/i18n';
import { matrixOf } from '../../../../../scripts/test/matrix.mjs';
import { anotherThing, outcomes, type Outcome } from '../outcomes.ts';
import { app } from './app.ts';
import { changeRequests } from './change-requests.ts';
import { contacts } from './contacts.ts';
import { disturbanceConsole } from './disturbance-console.ts';
import { home } from './home.ts';
import { opticalServices } from './optical-services.ts';
import { meet } from './meet.ts';
import { operationalStatus } from './operational-status.ts';
import { notifications } from './notifications.ts';
import { orders } from './orders.ts';
import { priceRules } from './price-rules.ts';
import { quoteCheckout } from './quote-checkout.ts';
import { quoteHandling } from './quote-handling.ts';
import { quotePurchase } from './quote-purchase.ts';
import { quotes } from './quotes.ts';
import { personalInfo } from './personal-info.ts';
import type { Reader, Scenario } from './scenario.ts';
import { serviceChanges } from './service-changes.ts';
import { services } from './services.ts';
import { signIn } from './sign-in.ts';
import { userGroups } from './user-groups.ts';
import { users } from './users.ts';

/** By feature, as `npm test -- --changed` names them. */
const features = {
  app,
  contacts,
  home,
  'operational-status': { ...operationalStatus, ...disturbanceConsole },
  notifications,
  'optical-services': opticalServices,
  orders,
  'personal-info': personalInfo,
  'price-rules': priceRules,
  'quote-and-order': { ...quoteCheckout, ...quoteHandling, ...quotePurchase, ...quotes },
  'service-change-requests': changeRequests,
  'service-changes': serviceChanges,
  services,
  'sign-in': signIn,
  users: { ...users, ...userGroups },
} satisfies Readonly<Record<string, Readonly<Record<string, Scenario>>>>;

const scenarios = Object.entries(features).flatMap(([feature, operations]) =>
  Object.entries<Scenario>(operations).map(([operation, scenario]) => ({ feature, operation, scenario })),
);

/** Nobody meets their failures: pages ask other APIs for the same. */
const withoutPages: readonly string[] = ['delivery-status', 'sites-v1'] satisfies ApiId[];
/** Of APIs with pages, what shows no failure: the provider's staff move orders, changes and requests on elsewhere. */
const withoutScreen: readonly string[] = [
  ...['changeOrderStatus', 'changeRequestStatus', 'changeOpticalRequestStatus'],
  // What calendars and readers of news read is met by no person.
  ...['readCalendarFeed', 'readNewsFeed'],
  // The field of a form says itself that it finds nothing, and the form can be sent without knowing whom it touches.
  ...['findServicesOfCustomers', 'previewDisturbance'],
  // No page has it yet.
  ...['mergeSiteLists', 'listRedundancyRisks'],
  // What could not be asked beforehand, the server refuses when it is sent.
  'checkRedundancy',
  // Told by the tests of its page: further services of what touches more than a hundred.
  'listAffectedServices',
  // Told by the tests of its page: the agreement can be saved without.
  'previewAgreement',
  // The prices that are there stay, and it is asked again.
  ...['getQuoteProgress', 'streamQuoteProgress'],
  // Addresses are found without the company's own sites. A failed check of an id is a result, with words of its own.
  ...['listCustomerSites', 'validateCorrelationOwnership'],
  // Told by the tests of their pages.
  ...['createSiteListFromFile', 'getSiteListTemplate', 'exportSiteList', 'listSiteLists', 'deleteSiteList'],
  'duplicateSiteList',
  // The form can be used without what would have reached the contact; a field says itself that it finds nothing.
  ...['listContactNotices', 'listContactScopes'],
  // The bell goes without a number, and is asked again within a minute.
  'getNotificationCounts',
  // Told as the user's other tabs are, by the same part of the page.
  'getNotificationSettingsOfUser',
  // Tickets have no page yet.
  ...[
    'listTickets',
    'createTicket',
    'listKnownIssues',
    'getTicket',
    'changeTicket',
    'sendTicketMessage',
    'escalateTicket',
  ],
  ...[
    'confirmTicketSolved',
    'reopenTicket',
    'cancelTicket',
    'requestTicketReport',
    'followTicket',
    'markTicketRead',
    'changeTicketStatus',
  ],
  // A point on the map is there without the address near it.
  'findNearestAddresses',
  // Told by its journey and by followWall.test.ts: a wall says that it has no data, whatever the failure, and goes on asking.
  ...['getNocWall', 'streamNocWall'],
];

/** Each operation in the languages in turn. */
const screens = matrixOf('operations × languages', scenarios, languageList, { perRow: 1 });
const names = [anotherThing(), ...outcomes].map(({ name }) => name);
/** The whole has every pair of operation, outcome and language: the outcomes of an operation are shared out to its languages in turn. */
const cells = matrixOf('operations × outcomes', scenarios, names, { perRow: 5 }).flatMap(([scenario, met], row) => {
  const [, languages] = screens[row] ?? [scenario, []];
  return languages.map((language, place) => ({
    ...scenario,
    language,
    outcomes: outcomesOf(scenario.scenario).filter(
      ({ name }) => met.includes(name) && (names.indexOf(name) + row) % languages.length === place,
    ),
  }));
});

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
    `    E1: ${scenarios.length} operations, ${languageList.join()}: ${shown} ways to fail show their text\n`,
  );
});

/** Sixteen: those that succeed and can't be read count as one. */
function outcomesOf({ anotherThing: text }: Scenario): readonly Outcome[] {
  return text === null ? outcomes : [anotherThing(text), ...outcomes];
}

describe('however it fails, the screen says so and can be used', () => {
  it.each(cells)(
    '$feature: $operation in $language',
    async ({ scenario, language, outcomes }) => {
      const failures: string[] = [];
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

it('meets each outcome in each language, and with at least two operations', () => {
  const met = cells.flatMap(({ language, outcomes }) => outcomes.map(({ name }) => `${name} in ${language}`));
  for (const { name } of [anotherThing(), ...outcomes])
    for (const language of languageList)
      expect(met.filter((cell) => cell === `${name} in ${language}`).length).toBeGreaterThan(1);
});

it('is told of every operation that a page calls', () => {
  const known = Object.entries({ ...documents, ...identityDocuments })
    .filter(([api]) => !withoutPages.includes(api))
    .flatMap(([, document]) => operationsOf(document).map(({ operationId }) => operationId))
    .filter((operation) => !withoutScreen.includes(operation));
  expect(scenarios.map(({ operation }) => operation).sort()).toEqual(known.sort());
});
