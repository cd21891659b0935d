import type { PlannedSite } from '@skerry/contracts';
import { Icon } from '@skerry/ui';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { cellMark } from './cells.ts';
import { CellToggle } from './RowCell.styles.ts';

interface CandidatesToggleProps {
  site: PlannedSite;
  isOpen: boolean;
  onToggle: (siteId: string) => void;
}

/** Shows and hides the places that an address may be, below its row. */
export function CandidatesToggle({ site, isOpen, onToggle }: CandidatesToggleProps) {
  const { formatMessage } = useIntl();
  const { row, candidates } = site;
  return (
    <CellToggle
      type="button"
      {...cellMark(site.id, 'coordinate')}
      aria-expanded={isOpen}
      aria-label={formatMessage({ id: 'quoteMany.candidates.of' }, { row, count: candidates.length })}
      onClick={() => onToggle(site.id)}
    >
      {formatMessage({ id: 'quoteMany.candidates' }, { count: candidates.length })}
      <Icon icon={isOpen ? IconChevronUp : IconChevronDown} size="small" />
    </CellToggle>
  );
}
