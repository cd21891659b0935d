import { distanceBetween, type PlannedSite, type PlannedSiteDraft, type SiteList } from '@skerry/contracts';
import { formatCountry } from '@skerry/i18n';
import { Icon } from '@skerry/ui';
import { IconCircle } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { reachWord } from '../../../../platform/quotes/quote-words.ts';
import { ReachLabel } from '../../words/quoteLabels.tsx';
import { CandidateButton, CandidatePart, Candidates } from './Candidates.styles.ts';
import { movedTo } from './plannedRows.ts';

interface CandidateListProps {
  site: PlannedSite;
  list: SiteList;
  isPending: boolean;
  onChange: (site: PlannedSiteDraft) => void;
}

type Coordinates = Parameters<typeof distanceBetween>[0];

/** The places that an address may be, with what tells them apart. One press chooses. */
export function CandidateList({ site, list, isPending, onChange }: CandidateListProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { candidates } = site;
  const isOfSeveral = new Set(candidates.map(({ country }) => country)).size > 1;
  const awayOf = (coordinates: Coordinates | undefined) => {
    const nearest = coordinates && nearestRow(list, coordinates);
    if (nearest === undefined) return '';
    const kilometres = Math.round(nearest.metres / 1000);
    return formatMessage({ id: 'quoteMany.candidate.away' }, { kilometres, row: nearest.row });
  };
  return (
    <Candidates aria-label={formatMessage({ id: 'quoteMany.which' }, { row: site.row })}>
      {candidates.map((candidate) => {
        const { text, magicKey, country, confidence, coordinates } = candidate;
        // Lists from before candidates had parts have their text alone.
        const [head = text, ...rest] = text.split(', ');
        const { street = head, zipCode, city } = candidate;
        const town = city === undefined ? rest.join(', ') : [zipCode, city].filter(Boolean).join(' ');
        const place = [town, isOfSeveral ? formatCountry(language, country) : '']
          .filter((part) => part !== '')
          .join(', ');
        const away = awayOf(coordinates);
        const reach = confidence === null ? '' : reachWord(intl, confidence);
        return (
          <li key={magicKey}>
            <CandidateButton
              type="button"
              aria-label={[street, place, reach, away].filter((part) => part !== '').join(', ')}
              // Not `disabled`: the focus stays while it is saved.
              aria-disabled={isPending || undefined}
              onClick={() => {
                if (!isPending) onChange(movedTo(site, { address: text, magicKey }));
              }}
            >
              <Icon icon={IconCircle} />
              <CandidatePart>
                <b>{street}</b>
                <span>{place}</span>
              </CandidatePart>
              <CandidatePart>
                <span>{confidence !== null && <ReachLabel reach={confidence} />}</span>
                <span data-is-muted>{away}</span>
              </CandidatePart>
            </CandidateButton>
          </li>
        );
      })}
    </Candidates>
  );
}

/** The row nearest to a place, of those that are found. */
function nearestRow({ sites }: SiteList, from: Coordinates): { row: number; metres: number } | undefined {
  const [nearest] = sites
    .flatMap(({ row, state, locationCoordinate: at }) =>
      state === 'valid' && at ? [{ row, metres: distanceBetween(from, at) }] : [],
    )
    .toSorted((a, b) => a.metres - b.metres);
  return nearest;
}
