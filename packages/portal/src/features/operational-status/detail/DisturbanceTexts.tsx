import type { Disturbance } from '@skerry/contracts';
import { Heading, Sheet } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { isOver } from '../../../platform/disturbances/disturbanceWords.ts';
import { TwoTexts, WrittenText } from './DisturbanceParts.styles.ts';

/** What is done, and what the reader can do. */
export function DisturbanceTexts({ disturbance }: { disturbance: Disturbance }) {
  const { formatMessage } = useIntl();
  const about = useParts(disturbance, ['description', 'advice']);
  if (about.length === 0) return null;
  return (
    <Sheet title={formatMessage({ id: 'disturbancePage.about.title' })}>
      <TwoTexts>{about}</TwoTexts>
    </Sheet>
  );
}

/** Of what is over, why it happened and what was done about it. */
export function DisturbanceReason({ disturbance }: { disturbance: Disturbance }) {
  const { formatMessage } = useIntl();
  const reasons = useParts(disturbance, ['rootCause', 'resolution', 'mitigation']);
  const needsReason = disturbance.type === 'DISTURBANCE' && isOver(disturbance.state);
  if (reasons.length === 0 && !needsReason) return null;
  return (
    <Sheet title={formatMessage({ id: 'disturbancePage.reason.title' })}>
      {reasons.length > 0 ? (
        <TwoTexts>{reasons}</TwoTexts>
      ) : (
        <WrittenText>{formatMessage({ id: 'disturbancePage.reason.none' })}</WrittenText>
      )}
    </Sheet>
  );
}

type TextName = 'description' | 'advice' | 'rootCause' | 'resolution' | 'mitigation';

/** Those of some texts that are written, each with its heading. */
function useParts(disturbance: Disturbance, names: readonly TextName[]): ReactNode[] {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return names.flatMap((name) => {
    const text = translatedName(disturbance[name], language, '');
    if (text === '') return [];
    return [
      <div key={name}>
        <Heading level={3} variant="subsection">
          {formatMessage({ id: `disturbancePage.text.${name}` })}
        </Heading>
        <WrittenText>{text}</WrittenText>
      </div>,
    ];
  });
}
