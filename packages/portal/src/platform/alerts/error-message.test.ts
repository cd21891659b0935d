import { formatCompiled, languageList, languages, loadMessages, type Language, type MessageId } from '@skerry/i18n';
import { errorCatalogue } from '../../testing/error-catalogue.ts';
import { ApiError } from '../api/ApiError.ts';
import { errorMessage, errorMessageId } from './error-message.ts';

const cells = Object.entries(errorCatalogue).flatMap(([status, texts]) =>
  languageList.map((language) => [Number(status), language, texts[language]] as const),
);

async function textOf(id: MessageId, language: Language, values?: Record<string, string | number>): Promise<string> {
  return formatCompiled(languages[language].locale, (await loadMessages(language))[id], values);
}

describe('the error catalogue', () => {
  it.each(cells)('says for status %i in %s: %s', async (status, language, text) => {
    expect(await textOf(errorMessageId(status), language)).toBe(text);
    expect(errorMessage(new ApiError({ status }))).toEqual({ id: errorMessageId(status) });
  });

  it.each([
    [418, 400],
    [451, 400],
    [599, 500],
    [302, 500],
  ])('says for a status that it does not have, %i, what it says for %i', (status, other) => {
    expect(errorMessageId(status)).toBe(errorMessageId(other));
  });

  it.each([
    ['en', 1, 'Information is not available at the moment. Try again in 1 second.'],
    ['en', 30, 'Information is not available at the moment. Try again in 30 seconds.'],
    ['sv', 30, 'Informationen är inte tillgänglig just nu. Försök igen om 30 sekunder.'],
    ['no', 30, 'Informasjonen er ikke tilgjengelig akkurat nå. Prøv igjen om 30 sekunder.'],
    ['da', 30, 'Oplysningerne er ikke tilgængelige lige nu. Prøv igen om 30 sekunder.'],
  ] as const)('says in %s when to try again after too many calls (%i s)', async (language, retryAfter, text) => {
    const { id, values } = errorMessage(new ApiError({ status: 429, retryAfter }));
    expect(await textOf(id, language, values)).toBe(text);
  });

  it('takes what is no answer of the server for 500', () => {
    expect(errorMessage(new TypeError('x is undefined'))).toEqual({ id: 'fetchErrors.500' });
  });
});
