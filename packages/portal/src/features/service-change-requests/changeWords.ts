import { changeClasses, type ChangeClass } from '@skerry/contracts';
import type { useIntl } from 'react-intl';

type Words = Pick<ReturnType<typeof useIntl>, 'formatMessage'>;

/** A class in words; one that is not ours is shown as it is. */
export function changeClassWord({ formatMessage }: Words, changeClass: string): string {
  return isChangeClass(changeClass) ? formatMessage({ id: `changeRequest.class.${changeClass}` }) : changeClass;
}

export function isChangeClass(changeClass: string): changeClass is ChangeClass {
  return changeClasses.some((known) => known === changeClass);
}
