import type { Disturbance } from '@skerry/contracts';
import { Heading, Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { isOver } from '../../../platform/disturbances/disturbanceWords.ts';
import { TwoTexts, WrittenText } from './DisturbanceParts.styles.ts';

/** What is done and what the reader can do; of what is over, why it happened and what was done about it. */
export function DisturbanceTexts({ disturbance }: { disturbance: Disturbance }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const textOf = (name: 'description' | 'advice' | 'rootCause' | 'resolution' | 'mitigation') =>
    translatedName(disturbance[name], language, '');
  const part = (name: 'description' | 'advice' | 'rootCause' | 'resolution' | 'mitigation') => {
    const text = textOf(name);
    return (
      text !== '' && (
        <div key={name}>
          <Heading level={3} variant="subsection">
            {formatMessage({ id: `disturbancePage.text.${name}` })}
          </Heading>
          <WrittenText>{text}</WrittenText>
        </div>
      )
    );
  };
  const reasons = (['rootCause', 'resolution', 'mitigation'] as const).map(part).filter((each) => each !== false);
  const about = (['description', 'advice'] as const).map(part).filter((each) => each !== false);
  const needsReason = disturbance.type === 'DISTURBANCE' && isOver(disturbance.state);
  return (
    <>
      {(reasons.length > 0 || needsReason) && (
        <Sheet title={formatMessage({ id: 'disturbancePage.reason.title' })}>
          {reasons.length > 0 ? (
            <TwoTexts>{reasons}</TwoTexts>
          ) : (
            <WrittenText>{formatMessage({ id: 'disturbancePage.reason.none' })}</WrittenText>
          )}
        </Sheet>
      )}
      {about.length > 0 && (
        <Sheet title={formatMessage({ id: 'disturbancePage.about.title' })}>
          <TwoTexts>{about}</TwoTexts>
        </Sheet>
      )}
    </>
  );
}
