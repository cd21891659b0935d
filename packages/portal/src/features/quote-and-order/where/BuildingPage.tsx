import type { AddressBuilding, PlannedSiteDraft } from '@skerry/contracts';
import { Button, Inline, Note, Sheet, Stack } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { principalOf } from '../../../platform/session/identity.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { PurchaseFrame } from '../frame/PurchaseFrame.tsx';
import { quoteAndOrderHref } from '../quote-and-order.paths.ts';
import { BuildingLine, BuildingNumber, BuildingRows, ListAndPlan } from './BuildingPage.styles.ts';
import { BuildingPlan } from './BuildingPlan.tsx';
import { ReachLabel } from '../words/quoteLabels.tsx';
import { rememberedAddress, type ChosenAddress } from './chosenAddress.ts';
import type { LostAddressState } from './OneAddress.tsx';
import { FieldsSheet } from './OneAddress.styles.ts';
import { useChoosePlace } from './useChoosePlace.ts';

const noBuilding = 'none';

/** Which building of an address it is. */
export function BuildingPage() {
  const principal = principalOf(useIdentity());
  const [address] = useState(() => rememberedAddress(principal));
  const lost: LostAddressState = { isAddressLost: true };
  if (address) return <Buildings address={address} />;
  return <Navigate to={quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'single' })} state={lost} replace />;
}

function Buildings({ address }: { address: ChosenAddress }) {
  const { formatMessage } = useIntl();
  const choose = useChoosePlace();
  const { isPending, problem } = choose;
  const [value, setValue] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const [point] = address.locationCoordinates;
  const label = formatMessage({ id: 'quoteWhere.building.question' });

  function goOn(id: string): void {
    const { text, magicKey, country } = address;
    const found = address.buildings.find((each) => each.id === id);
    const place = found?.coordinates ?? point;
    const site: PlannedSiteDraft = {
      address: text,
      magicKey,
      country,
      ...(place && { locationCoordinate: place }),
      ...(found && { buildingId: found.id }),
    };
    choose.choosePlace(site, text);
  }

  return (
    <PurchaseFrame steps={{ current: 'place' }}>
      <ListAndPlan>
        <FieldsSheet>
          <Sheet title={address.text}>
            <Stack gap={16}>
              <BuildingRows
                label={label}
                hint={formatMessage({ id: 'quoteWhere.building.hint' })}
                orientation="vertical"
                aria-required
                readOnly={isPending}
                options={[
                  ...address.buildings.map((each, place) => ({
                    value: each.id,
                    label: <BuildingWords building={each} number={place + 1} />,
                  })),
                  {
                    value: noBuilding,
                    label: (
                      <BuildingLine>
                        <b>{formatMessage({ id: 'quoteWhere.building.none' })}</b>
                        <span data-part="about">{formatMessage({ id: 'quoteWhere.building.none.about' })}</span>
                      </BuildingLine>
                    ),
                  },
                ]}
                value={value}
                onValueChange={setValue}
                // A press chooses and goes on; with keys one looks around first, and Enter or the button goes on.
                onClick={(event) => {
                  if (event.detail === 0 || !(event.target instanceof Element)) return;
                  const pressed = event.target.closest('label')?.querySelector('input');
                  if (!pressed || isPending) return;
                  setValue(pressed.value);
                  goOn(pressed.value);
                }}
                onPointerOver={({ target }) =>
                  setHovered(
                    target instanceof Element ? target.closest('label')?.querySelector('input')?.value : undefined,
                  )
                }
                onPointerLeave={() => setHovered(undefined)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && value !== undefined && !isPending) goOn(value);
                }}
              />
              {problem?.kind === 'failed' && (
                <Note tone="critical" role="alert">
                  <Stack gap={8}>
                    <FailureText
                      title="quoteWhere.failed"
                      message={errorMessage(problem.error)}
                      error={problem.error}
                    />
                    <Inline>
                      <Button size="small" onClick={problem.retry}>
                        {formatMessage({ id: 'quoteWhere.retry' })}
                      </Button>
                    </Inline>
                  </Stack>
                </Note>
              )}
              <Inline gap={8}>
                <Button
                  variant="primary"
                  disabled={value === undefined}
                  isLoading={isPending}
                  loadingText={formatMessage({ id: 'quoteWhere.choosing' })}
                  onClick={() => value !== undefined && goOn(value)}
                >
                  {formatMessage({ id: 'quoteWhere.building.next' })}
                </Button>
                <Button variant="ghost" href={quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'single' })}>
                  {formatMessage({ id: 'quoteWhere.building.back' })}
                </Button>
              </Inline>
            </Stack>
          </Sheet>
        </FieldsSheet>
        {point && (
          <BuildingPlan
            label={formatMessage({ id: 'quoteWhere.building.map' })}
            name={address.text.split(',')[0] ?? ''}
            address={point}
            buildings={address.buildings}
            chosenId={value === noBuilding ? null : value}
            hoveredId={hovered}
            onChoose={(id) => !isPending && setValue(id)}
            onHover={setHovered}
          />
        )}
      </ListAndPlan>
    </PurchaseFrame>
  );
}

interface BuildingWordsProps {
  building: AddressBuilding;
  /** As on the plan. */
  number: number;
}

function BuildingWords({ building: { name, metres, confidence, entrances }, number }: BuildingWordsProps) {
  const { formatMessage } = useIntl();
  return (
    <BuildingLine>
      <b>
        <BuildingNumber aria-hidden>{number}</BuildingNumber>
        {name}
      </b>
      <span data-part="about">
        {[
          formatMessage({ id: 'quoteWhere.building.metres' }, { metres }),
          ...(entrances.length > 0
            ? [formatMessage({ id: 'quoteWhere.building.entrances' }, { entrances: entrances.join(', ') })]
            : []),
        ].join('. ')}
      </span>
      {confidence !== null && <ReachLabel reach={confidence} />}
    </BuildingLine>
  );
}
