import { ErrorState, IconButton, Note, Text } from '@skerry/ui';
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Chart, ChartData, ChartMarks, ChartOptions } from './chart.ts';
import type { ChartSettings } from './chartSettings.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { canDrawMaps } from '../../../platform/map/canDrawMaps.ts';
import { MapScale } from '../../../platform/map/MapScale.tsx';
import type { Scale } from '../../../platform/map/scaleOf.ts';
import { usePlaceNames } from '../../../platform/map/usePlaceNames.ts';
import { MapOnItsWay, type MapOnItsWayProps } from '../../../platform/map/MapOnItsWay.tsx';
import { MapCanvas, MapControls, MapFrame } from '../../../platform/map/MapFrame.styles.ts';

export interface SiteMapProps
  extends
    Pick<ChartOptions, 'styleUrl' | 'onSite' | 'onHover' | 'onCluster' | 'onArea' | 'onCredits'>,
    Pick<MapOnItsWayProps, 'still'> {
  data: ChartData | undefined;
  /** What the map shows is on its way. */
  isLoading: boolean;
  marks: ChartMarks;
  settings: ChartSettings;
  /** What the pointer is on. */
  hint: string | undefined;
  /** Further buttons on the map; where there is little room, the one that shows all sites is theirs to offer. */
  children: (fit: () => void) => ReactNode;
}

type Failure = 'undrawable' | 'failed';

/** The map, once its program is fetched; where it can't be shown, why. */
export function SiteMap(props: SiteMapProps) {
  const { data, isLoading, marks, settings, hint, styleUrl, still, children } = props;
  const { formatMessage } = useIntl();
  const canvas = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<Chart>();
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<Failure | undefined>(canDrawMaps() ? undefined : 'undrawable');
  const [scale, setScale] = useState<Scale>();
  const [isShown, setShown] = useState(false);
  const isPhone = !useIsAtLeast('small');
  const label = formatMessage({ id: 'services.map.label' });
  const names = usePlaceNames();

  // The chart is made once, so what it calls must find what holds now.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const isDrawn = failure === undefined;
  useEffect(() => {
    const container = canvas.current;
    if (!container) return undefined;
    let isWanted = true;
    let made: Chart | undefined;
    const fail = (kind: Failure) => {
      if (isWanted) setFailure(kind);
    };
    Promise.all([import('./chart.ts'), import('virtual:base-map')]).then(
      ([{ createChart, isUndrawable }, baseMap]) => {
        if (!isWanted) return;
        try {
          made = createChart(
            {
              container,
              label,
              styleUrl,
              names,
              onSite: (siteId) => latest.current.onSite(siteId),
              onHover: (siteId) => latest.current.onHover(siteId),
              onCluster: (cluster) => latest.current.onCluster(cluster),
              onArea: (area) => latest.current.onArea(area),
              onCredits: (credits) => latest.current.onCredits(credits),
              onScale: setScale,
              onShown: () => setShown(true),
              onFailure: () => fail('failed'),
            },
            baseMap,
          );
          setChart(made);
        } catch (error) {
          fail(isUndrawable(error) ? 'undrawable' : 'failed');
        }
      },
      () => fail('failed'),
    );
    return () => {
      isWanted = false;
      made?.remove();
      setChart(undefined);
      setShown(false);
    };
  }, [tries, isDrawn, label, names, styleUrl]);

  useEffect(() => chart?.set(settings), [chart, settings]);
  useEffect(() => {
    if (data) chart?.show(data);
  }, [chart, data]);
  useEffect(() => chart?.mark(marks), [chart, marks]);
  const { open } = marks;
  useEffect(() => {
    if (open) chart?.centre(open.position);
  }, [chart, open]);

  if (failure === 'undrawable') {
    return (
      <Note role="status">
        <Text as="div" variant="bodyStrong">
          {formatMessage({ id: 'services.map.undrawable.title' })}
        </Text>
        {formatMessage({ id: 'services.map.undrawable.body' })}
      </Note>
    );
  }
  if (failure === 'failed') {
    return (
      <ErrorState
        title={formatMessage({ id: 'services.map.failed.title' })}
        onRetry={() => {
          setFailure(undefined);
          setTries(tries + 1);
        }}
      >
        {formatMessage({ id: 'services.map.failed.body' })}
      </ErrorState>
    );
  }
  const isWaiting = isLoading || !isShown;
  const fit = () => chart?.fit();
  return (
    <MapFrame data-map aria-busy={isWaiting}>
      <MapCanvas ref={canvas} title={hint} />
      {isWaiting && <MapOnItsWay still={still}>{formatMessage({ id: 'services.map.loading' })}</MapOnItsWay>}
      <MapControls>
        <IconButton
          icon={IconPlus}
          label={formatMessage({ id: 'services.map.zoomIn' })}
          onClick={() => chart?.zoomBy(1)}
        />
        <IconButton
          icon={IconMinus}
          label={formatMessage({ id: 'services.map.zoomOut' })}
          onClick={() => chart?.zoomBy(-1)}
        />
        {!isPhone && (
          <IconButton icon={IconFocusCentered} label={formatMessage({ id: 'services.map.fit' })} onClick={fit} />
        )}
        {children(fit)}
      </MapControls>
      {scale && !isWaiting && <MapScale scale={scale} />}
    </MapFrame>
  );
}
