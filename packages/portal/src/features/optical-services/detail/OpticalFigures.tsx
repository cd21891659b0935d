import { estimateLine, isOpticalClosed, type OpticalRequest } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { KeyFigure, KeyFigures } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { protectionWord } from '../opticalWords.ts';

/** What decides about a request: when, for how long, and how long the line is. An address is on no map: there it is what was asked for. */
export function OpticalFigures({ request }: { request: OpticalRequest }) {
  const { formatMessage } = useIntl();
  return (
    <KeyFigures>
      <KeyFigure
        label={formatMessage({ id: 'optical.list.wanted' })}
        value={<Day value={request.wantedOn} />}
        {...(!isOpticalClosed(request.status) && { note: formatMessage({ id: 'optical.figure.wanted' }) })}
      />
      <KeyFigure
        label={formatMessage({ id: 'optical.term' })}
        value={formatMessage({ id: 'optical.term.months' }, { count: request.termMonths })}
        note={formatMessage({ id: 'optical.figure.term' })}
      />
      <LineFigures request={request} />
    </KeyFigures>
  );
}

function LineFigures({ request }: { request: OpticalRequest }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { aEnd, zEnd, product, signal, clientInterface, protection, maxLatencyMs } = request;
  const line = estimateLine(aEnd, zEnd);
  if (!line)
    return (
      <>
        <KeyFigure
          label={formatMessage({ id: signal ? 'optical.signal' : 'optical.product' })}
          value={signal?.name ?? translatedName(product.translations, language, product.id)}
          {...(clientInterface !== null && { note: clientInterface })}
        />
        <KeyFigure label={formatMessage({ id: 'optical.protection' })} value={protectionWord(intl, protection)} />
      </>
    );
  return (
    <>
      <KeyFigure
        label={formatMessage({ id: 'optical.figure.length' })}
        value={formatNumber(language, Math.round(line.lengthKm))}
        unit={formatMessage({ id: 'optical.figure.km' })}
        note={formatMessage({ id: 'optical.figure.distance' }, { distance: Math.round(line.distanceKm) })}
      />
      <KeyFigure
        label={formatMessage({ id: 'optical.figure.latency' })}
        value={formatNumber(language, Number(line.latencyMs.toFixed(1)))}
        unit={formatMessage({ id: 'optical.latency.unit' })}
        note={
          maxLatencyMs === null
            ? formatMessage({ id: 'optical.figure.oneWay' })
            : formatMessage({ id: 'optical.figure.atMost' }, { count: maxLatencyMs })
        }
      />
    </>
  );
}
