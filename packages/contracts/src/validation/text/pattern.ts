import { isCdnAccessExpression, isCdnReference, maxCdnAccessExpressionLength } from '../network/cdn.ts';
import { hasOnlyDigits, hasOnlyLettersAndDigits, isAscii } from './characters.ts';
import { isCountryCode } from './country-code.ts';
import { isDate } from '../time/date.ts';
import { isIpv4 } from '../network/ip-address.ts';
import { isMacAddress } from '../network/mac-address.ts';
import { isPersonalNumber } from '../users/personal-number.ts';
import { isSsid } from '../network/ssid.ts';
import { validateText, type TextError, type TextRule } from './text.ts';
import { isTimeOfDay } from '../time/time-of-day.ts';
import { isUrl, maxUrlLength } from '../network/url.ts';

/** Longest text that a form takes, in characters. */
const maxTextLength = 4000;

/** The patterns that any form may ask for (specification, section 5), by name. */
export const patterns = {
  url: { maxLength: maxUrlLength, hasForm: isUrl },
  timeOfDay: { hasForm: isTimeOfDay },
  date: { hasForm: isDate },
  digits: { maxLength: maxTextLength, hasForm: hasOnlyDigits },
  ipv4: { hasForm: isIpv4 },
  countryCode: { hasForm: isCountryCode },
  cdnAccessExpression: { maxLength: maxCdnAccessExpressionLength, hasForm: isCdnAccessExpression },
  cdnReference: { hasForm: isCdnReference },
  ssid: { hasForm: isSsid },
  ascii: { maxLength: maxTextLength, hasForm: isAscii },
  lettersAndDigits: { maxLength: maxTextLength, hasForm: hasOnlyLettersAndDigits },
  macAddress: { hasForm: isMacAddress },
  personalNumber: { hasForm: isPersonalNumber },
} as const satisfies Record<string, TextRule>;

export type PatternName = keyof typeof patterns;

/** What is wrong with a value that has to follow a pattern, or undefined. A field that may stay empty is not asked about while it is. */
export function validatePattern(name: PatternName, value: string): TextError | undefined {
  return validateText(value, patterns[name]);
}
