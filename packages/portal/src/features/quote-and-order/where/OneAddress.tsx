import { Button, Inline, Note, Sheet, Stack, Text } from '@skerry/ui';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import { CoordinateFields } from './CoordinateFields.tsx';
import { coordinateText, readDegrees, type Coordinate } from './coordinates.ts';
import { OtherWays } from './OtherWays.tsx';
import { FieldsAndMap, FieldsSheet, MapPlace } from './OneAddress.styles.ts';
import { NearestChoice } from './NearestChoice.tsx';
import { PointMap } from './PointMap.tsx';
import { ShownPlace } from './ShownPlace.tsx';
import { isWhole, type LookedAt, type Suggestion } from './suggestion.ts';
import { useChoosePlace } from './useChoosePlace.ts';
import { useNearestAddress } from './useNearestAddress.ts';
import { useOwnPlace, useOwnPlaces } from './useOwnPlaces.ts';

/** One place: by its address, one of the company's own sites, a coordinate, or the map. */
export function OneAddress({ siteId }: { siteId: string | undefined }) {
  const { formatMessage } = useIntl();
  const state: unknown = useLocation().state;
  const own = useOwnPlaces();
  const [isPointing, setPointing] = useState(false);
  const [typed, setTyped] = useState({ latitude: '', longitude: '' });
  // What is come to among the suggestions is shown before it is taken.
  const [looked, setLooked] = useState<LookedAt>();
  const [ownId, setOwnId] = useState(siteId);
  // The same all along: with another one the suggestions would be asked for again.
  const lookAt = useCallback((next: LookedAt | undefined) => {
    if (next) setOwnId(undefined);
    setLooked(next);
  }, []);
  const asked = useOwnPlace(siteId);
  const choose = useChoosePlace({ onNotFound: () => setPointing(true) });
  const { problem, isPending } = choose;

  const site = [...(asked ? [asked] : []), ...own].find((each) => each.siteId === ownId);
  const filledIn = coordinateOf(typed);
  const at = site?.coordinates ?? looked?.at ?? filledIn;
  const isPointedAt = site === undefined && (looked === undefined || looked.suggestion.kind === 'coordinate');
  const nearest = useNearestAddress(isPointedAt ? at : undefined);
  const chooseCoordinate = (chosenOne: Coordinate | undefined) => {
    if (chosenOne) choose.choosePlace({ locationCoordinate: chosenOne }, coordinateText(chosenOne));
  };
  const take = (suggestion: Suggestion, name: string) => {
    switch (suggestion.kind) {
      case 'point':
        setPointing(true);
        break;
      case 'site':
        choose.choosePlace({ siteId: suggestion.siteId }, name);
        break;
      case 'dataCentre':
        choose.choosePlace({ dataCenterSiteId: suggestion.id }, name);
        break;
      case 'coordinate':
        chooseCoordinate(suggestion.coordinate);
        break;
      case 'address':
        if (isWhole(suggestion)) choose.chooseAddress(suggestion.candidate);
    }
  };
  const chooseShown = () => {
    if (site) choose.choosePlace({ siteId: site.siteId }, site.siteName);
    else if (looked) take(looked.suggestion, looked.title);
    else chooseCoordinate(filledIn);
  };
  return (
    <FieldsAndMap>
      <FieldsSheet>
        <Sheet>
          <Stack gap={16}>
            {wasLost(state) && problem === undefined && <Note>{formatMessage({ id: 'quoteWhere.again' })}</Note>}
            {asked && (
              <Note
                action={
                  <Button
                    variant="primary"
                    size="small"
                    disabled={isPending}
                    onClick={() => choose.choosePlace({ siteId: asked.siteId }, asked.siteName)}
                  >
                    {formatMessage({ id: 'quoteWhere.chooseSite' })}
                  </Button>
                }
              >
                <Text as="div" variant="bodyStrong">
                  {asked.siteName}
                </Text>
                {asked.addressText}
              </Note>
            )}
            <div>
              <AddressSearch choose={choose} onTake={take} onLookAt={lookAt} />
              <div role="status">
                {isPending && (
                  <Text variant="caption" tone="muted">
                    {formatMessage({ id: 'quoteWhere.choosing' })}
                  </Text>
                )}
              </div>
            </div>
            {problem?.kind === 'notFound' && (
              <Note tone="critical" role="alert">
                {formatMessage({ id: 'quoteWhere.notFound' })}
              </Note>
            )}
            {problem?.kind === 'failed' && (
              <Note tone="critical" role="alert">
                <Stack gap={8}>
                  <FailureText title="quoteWhere.failed" message={errorMessage(problem.error)} error={problem.error} />
                  <Inline>
                    <Button size="small" onClick={problem.retry}>
                      {formatMessage({ id: 'quoteWhere.retry' })}
                    </Button>
                  </Inline>
                </Stack>
              </Note>
            )}
            {isPointing && (
              <CoordinateFields
                typed={typed}
                isPending={isPending}
                onChange={(next) => {
                  setOwnId(undefined);
                  setLooked(undefined);
                  setTyped(next);
                }}
                onChoose={() => chooseCoordinate(filledIn)}
              />
            )}
            <OtherWays choose={choose} />
          </Stack>
        </Sheet>
      </FieldsSheet>
      <MapPlace>
        <PointMap
          places={own.map(({ siteId, coordinates: { longitude, latitude } }) => ({
            id: siteId,
            position: [longitude, latitude],
          }))}
          chosen={at}
          onPlace={setOwnId}
          onPoint={({ longitude, latitude }) => {
            choose.forget();
            setOwnId(undefined);
            setLooked(undefined);
            // The card beside the place says it all: fields that open would move the map away from below the pointer.
            setTyped({ latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) });
          }}
        >
          {(near) => (
            <>
              <ShownPlace site={site} looked={looked} at={at} near={near} />
              {site || !looked || isWhole(looked.suggestion) ? (
                <Button variant="primary" size="small" disabled={isPending} onClick={chooseShown}>
                  {formatMessage({ id: chooseText(site ? 'site' : looked?.suggestion.kind) })}
                </Button>
              ) : (
                <Text as="p" variant="caption" tone="muted">
                  {formatMessage({ id: 'quoteWhere.notWhole' })}
                </Text>
              )}
              {nearest && <NearestChoice address={nearest} isPending={isPending} onChoose={choose.chooseAddress} />}
            </>
          )}
        </PointMap>
      </MapPlace>
    </FieldsAndMap>
  );
}

function chooseText(kind: Suggestion['kind'] | undefined) {
  if (kind === 'site') return 'quoteWhere.chooseSite' as const;
  return kind === 'address' ? ('quoteWhere.chooseAddress' as const) : ('quoteWhere.choose' as const);
}

function coordinateOf({ latitude, longitude }: { latitude: string; longitude: string }): Coordinate | undefined {
  const [north, east] = [readDegrees(latitude), readDegrees(longitude)];
  return north === undefined || east === undefined ? undefined : { latitude: north, longitude: east };
}

/** Somebody came by an address whose building was to be chosen, and the address is not known any more. */
export interface LostAddressState {
  isAddressLost: true;
}

function wasLost(state: unknown): state is LostAddressState {
  return typeof state === 'object' && state !== null && 'isAddressLost' in state;
}
