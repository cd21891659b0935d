import { jest } from '@jest/globals';
import type { Language } from '@skerry/i18n';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { errorText } from '../error-catalogue.ts';
import { shortenPatience, type Outcome } from '../outcomes.ts';
import { resetServer, server } from '../server.ts';
import { aReader, press, tryAgain, type OwnText, type Reader, type Scenario } from './scenario.ts';

/**
 * Somebody meets the outcome: the screen says so, and can be used.
 *
 * @param before has met another outcome, on the screen that shows
 * @returns who may meet one more on this screen, if anybody
 */
export async function meet(
  scenario: Scenario,
  outcome: Outcome,
  language: Language,
  before?: Reader,
): Promise<Reader | undefined> {
  const isLogout = outcome.status === 401 && !scenario.isPublic;
  try {
    const stays = !isLogout && before && (await meetAgain(scenario, outcome, before));
    const reader = stays ? before : await meetFirst(scenario, outcome, language);
    if (isLogout) {
      await expectLoggedOut(scenario, reader);
      return undefined;
    }
    if (!stays) await scenario.look?.(reader);
    await expectShown(scenario, outcome, reader);
    return ownText(scenario, outcome)?.next ? undefined : reader;
  } finally {
    jest.restoreAllMocks();
  }
}

/** On a screen of its own. */
async function meetFirst(scenario: Scenario, outcome: Outcome, language: Language): Promise<Reader> {
  cleanup();
  resetServer();
  localStorage.clear();
  sessionStorage.clear();
  const reader = aReader(language, scenario.send ? [] : [failing(scenario, outcome)]);
  if (!scenario.send) letFail(scenario, outcome);
  await scenario.open(reader);
  letFail(scenario, outcome);
  await scenario.send?.(reader);
  return reader;
}

/** @returns false where another screen is needed to tell anything */
async function meetAgain(scenario: Scenario, outcome: Outcome, reader: Reader): Promise<boolean> {
  const { next, send, clear } = scenario;
  const again = send ?? (next === tryAgain ? pressTryAgain : undefined);
  // A page that takes nothing for its data can stay empty at first, and not after an error.
  const isSeenAtFirst = !send && outcome.isUnreadable;
  if (!again || isSeenAtFirst) return false;
  await clear?.(reader);
  if (screen.queryAllByText(expectedText(scenario, outcome, reader)).length > 0) return false;
  letFail(scenario, outcome);
  await again(reader);
  return true;
}

const pressTryAgain = (reader: Reader) => press(reader, 'ui.errorState.tryAgain');

const failing = ({ call: [method, url] }: Scenario, { answer }: Outcome) => http[method](url, answer);

function letFail(scenario: Scenario, outcome: Outcome): void {
  if (outcome.status === 408) shortenPatience();
  server.use(failing(scenario, outcome));
}

function ownText({ ownTexts }: Scenario, { status, isUnreadable = false }: Outcome): OwnText | undefined {
  return (isUnreadable ? ownTexts?.unreadable : undefined) ?? ownTexts?.[status] ?? ownTexts?.other;
}

/** What the specification says about it, in the reader's language. */
function expectedText(scenario: Scenario, outcome: Outcome, { say, language }: Reader): string {
  const own = ownText(scenario, outcome);
  if (!own) return errorText(outcome.status, language);
  return language === 'en' && own.english !== undefined ? own.english : say(own.id, own.values);
}

async function expectShown(scenario: Scenario, outcome: Outcome, reader: Reader): Promise<void> {
  const shown = await screen.findAllByText(expectedText(scenario, outcome, reader));
  expect(shown).not.toEqual([]);
  const own = ownText(scenario, outcome);
  if (!own?.next) scenario.expectTyped?.(reader);
  const next = await (own?.next ?? scenario.next)(reader);
  await waitFor(() => expect(next).toBeEnabled());
}

/** The session is over: the page says so, and what was typed is kept for the next login. */
async function expectLoggedOut(scenario: Scenario, { say }: Reader): Promise<void> {
  await screen.findByText(say('shell.signedOut.title.expired'));
  expect(await screen.findByRole('button', { name: say('shell.signedOut.logIn') })).toBeEnabled();
  // That each form takes it back is form-drafts.test.tsx.
  if (scenario.expectTyped) expect(Object.keys(sessionStorage)).toContainEqual(expect.stringContaining('skerry.draft'));
}
