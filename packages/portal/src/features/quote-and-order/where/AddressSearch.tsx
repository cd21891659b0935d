import { formatCountry } from '@skerry/i18n';
import { Checkbox, Inline, Stack, type ChoiceOption } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../platform/api/useApi.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { findOwnSites, suggestAddresses } from '../purchase.queries.ts';
import { coordinateText, doubtOf, readCoordinate } from './coordinates.ts';
import { LargeField } from './OneAddress.styles.ts';
import { lookedAtOf, optionOf, suggestionOf, type LookedAt, type Suggestion } from './suggestion.ts';
import type { ChoosePlace } from './useChoosePlace.ts';
import { isMeant, useDataCentres } from './useDataCentres.ts';
import { addressText } from './useOwnPlaces.ts';

/** How many of the company's own sites, and of the data centres, stand above the addresses. */
const mostSites = 3;

interface AddressSearchProps {
  choose: ChoosePlace;
  /** A suggestion was chosen: it is gone on with. */
  onTake: (suggestion: Suggestion, name: string) => void;
  /** Another suggestion has been come to: it is to be shown where it is. */
  onLookAt: (place: LookedAt | undefined) => void;
}

/** One field for addresses, the company's own sites, data centres, and coordinates. */
export function AddressSearch({ choose, onTake, onLookAt }: AddressSearchProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const api = useApi();
  const { isInternal } = useIdentity();
  const { country } = useRuntimeConfig();
  const [isLimited, setLimited] = useState(true);
  const [usePaidSources, setPaid] = useState(false);
  const [street, setStreet] = useState<ChoiceOption>();
  const dataCentres = useDataCentres();
  const countryName = formatCountry(language, country.toUpperCase());

  const loadOptions = useCallback(
    async (text: string, { signal }: { signal: AbortSignal }): Promise<ChoiceOption[]> => {
      const point = optionOf({ kind: 'point' }, { label: formatMessage({ id: 'quoteWhere.point' }) });
      const coordinate = readCoordinate(text);
      const doubt = coordinate && doubtOf(coordinate);
      const turned = coordinate && { latitude: coordinate.longitude, longitude: coordinate.latitude };
      if (coordinate && turned) {
        if (doubt === 'outOfRange') return [{ ...point, group: formatMessage({ id: 'quoteWhere.limits' }) }];
        return (doubt === 'swapped' ? [turned, coordinate] : [coordinate])
          .map((each) =>
            optionOf(
              { kind: 'coordinate', coordinate: each, at: each },
              {
                label: coordinateText(each),
                group: formatMessage({ id: 'quoteWhere.coordinate' }),
                ...(doubtOf(each) !== undefined && { description: formatMessage({ id: 'quoteWhere.doubt.outside' }) }),
              },
            ),
          )
          .concat(point);
      }
      const limit = isLimited ? country.toUpperCase() : undefined;
      const centresGroup = formatMessage({ id: 'quoteWhere.dataCentres' });
      const [sites, addresses] = await Promise.all([
        // Addresses are what the field is for: without the sites they are found all the same.
        findOwnSites(api, text.slice(0, 200), signal).catch(() => []),
        suggestAddresses(api, text.slice(0, 200), { country: limit, usePaidSources }, signal),
      ]);
      // Without any, the way to the map stands below why.
      const meant = dataCentres.filter((centre) => isMeant(centre, text.trim(), centresGroup));
      if (sites.length + meant.length + addresses.length === 0) {
        const id = isLimited ? 'quoteWhere.noMatch.limited' : 'quoteWhere.noMatch';
        return [{ ...point, group: formatMessage({ id }, { text: text.trim(), country: countryName }) }];
      }
      return [
        ...sites.slice(0, mostSites).map(({ siteId, siteName, address, coordinates }) =>
          optionOf(
            { kind: 'site', siteId, at: coordinates },
            {
              label: siteName,
              description: addressText(address),
              group: formatMessage({ id: 'quoteWhere.sites' }),
            },
          ),
        ),
        ...meant
          .slice(0, mostSites)
          .map(({ id, name, city, country: place, coordinates }) =>
            optionOf(
              { kind: 'dataCentre', id, at: coordinates },
              { label: name, description: `${city}, ${formatCountry(language, place)}`, group: centresGroup },
            ),
          ),
        ...addresses.map(({ text: label, magicKey, kind, country: place, confidence, buildings, coordinates }) => {
          const facts = [
            formatCountry(language, place),
            kind === 'address' && buildings > 0
              ? formatMessage({ id: 'quoteWhere.buildings' }, { count: buildings })
              : '',
            confidence !== null && confidence in confidenceTexts
              ? formatMessage({ id: confidenceTexts[confidence as keyof typeof confidenceTexts] })
              : '',
          ];
          return optionOf(
            { kind: 'address', candidate: { text: label, magicKey, kind }, at: coordinates },
            {
              label,
              description: facts.filter((fact) => fact !== '').join(', '),
              group: formatMessage({ id: 'quoteWhere.addresses' }),
            },
          );
        }),
        point,
      ];
    },
    [api, country, countryName, dataCentres, formatMessage, isLimited, language, usePaidSources],
  );

  function take(option: ChoiceOption | undefined): void {
    setStreet(undefined);
    if (!option) {
      choose.forget();
      return;
    }
    const suggestion = suggestionOf(option);
    if (suggestion.kind === 'address') setStreet(option);
    onTake(suggestion, option.label);
  }

  const lookAt = useCallback(
    (option: ChoiceOption | undefined) => {
      // What was come to last stays in view: its card can be gone to.
      if (option) onLookAt(lookedAtOf(option));
    },
    [onLookAt],
  );

  return (
    <Stack gap={16}>
      <LargeField>
        <Combobox
          label={formatMessage({ id: 'quoteWhere.question' })}
          hint={formatMessage({ id: 'quoteWhere.question.hint' })}
          icon={IconSearch}
          loadOptions={loadOptions}
          minLength={3}
          delay={250}
          value={street}
          onValueChange={take}
          onHighlightChange={lookAt}
          onTextChange={(text) => {
            if (text === '') onLookAt(undefined);
          }}
          readOnly={choose.isPending}
          nothingFoundText={formatMessage({ id: 'quoteWhere.nothing' })}
          failedText={formatMessage({ id: 'quoteWhere.suggestions.failed' })}
          autoComplete="off"
        />
      </LargeField>
      <Inline gap={20}>
        <Checkbox checked={isLimited} onCheckedChange={setLimited}>
          {formatMessage({ id: 'quoteWhere.onlyIn' }, { country: countryName })}
        </Checkbox>
        {isInternal && (
          <Checkbox checked={usePaidSources} onCheckedChange={setPaid}>
            {formatMessage({ id: 'quoteWhere.paid' })}
          </Checkbox>
        )}
      </Inline>
    </Stack>
  );
}

const confidenceTexts = {
  onNet: 'quote.reach.onNet',
  near: 'quote.reach.near',
  off: 'quote.reach.off',
} as const;
