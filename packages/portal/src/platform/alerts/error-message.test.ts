import { formatCompiled, languageList, languages, loadMessages } from '@skerry/i18n';
import { ApiError } from '../api/ApiError.ts';
import { errorMessage, errorMessageId } from './error-message.ts';

/** Section 8 of the specification, and decision 20 for the statuses that it leaves out. */
const unavailable = 'Information is not available at the moment';
const posted = 'There is something wrong with your posted information. Please change and try again.';
const conflict = 'There is a conflict in your posted information with other data. Please change and try again.';
const catalogue: [status: number, text: string][] = [
  [0, 'Could not reach the server'],
  [400, posted],
  [422, posted],
  [428, posted],
  [401, 'You are not logged in.'],
  [403, 'You are not allowed to do this. Please contact your administrator for permission.'],
  [404, 'The requested resource could not be found.'],
  [409, conflict],
  [412, conflict],
  [500, unavailable],
  [502, unavailable],
  [503, unavailable],
  [504, unavailable],
  [408, unavailable],
  [429, unavailable],
  [418, posted],
  [599, unavailable],
];

describe('the error catalogue', () => {
  it.each(catalogue)('says for status %i: %s', async (status, text) => {
    const messages = await loadMessages('en');
    expect(formatCompiled('en-GB', messages[errorMessageId(status)])).toBe(text);
  });

  it.each(languageList)('has a text of its own for every status in %s', async (language) => {
    const messages = await loadMessages(language);
    const english = await loadMessages('en');
    for (const status of [...catalogue.map(([each]) => each), 413, 415]) {
      const text = formatCompiled(languages[language].locale, messages[errorMessageId(status)]);
      expect(text).not.toBe('');
      if (language !== 'en') expect(text).not.toBe(formatCompiled('en-GB', english[errorMessageId(status)]));
    }
  });

  it.each([
    ['en', 1, `${unavailable}. Try again in 1 second.`],
    ['en', 30, `${unavailable}. Try again in 30 seconds.`],
    ['sv', 30, 'Informationen är inte tillgänglig just nu. Försök igen om 30 sekunder.'],
    ['no', 30, 'Informasjonen er ikke tilgjengelig akkurat nå. Prøv igjen om 30 sekunder.'],
    ['da', 30, 'Oplysningerne er ikke tilgængelige lige nu. Prøv igen om 30 sekunder.'],
  ] as const)('says in %s when to try again after too many calls (%i s)', async (language, retryAfter, text) => {
    const { id, values } = errorMessage(new ApiError({ status: 429, retryAfter }));
    expect(formatCompiled(languages[language].locale, (await loadMessages(language))[id], values)).toBe(text);
  });

  it('takes what is no answer of the server for 500', () => {
    expect(errorMessage(new TypeError('x is undefined'))).toEqual({ id: 'fetchErrors.500' });
  });
});
