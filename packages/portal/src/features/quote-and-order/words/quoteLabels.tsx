import { StatusLabel } from '@skerry/ui';
import {
  IconAlertTriangleFilled,
  IconArrowBackUp,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconCircleXFilled,
  IconFlag3Filled,
  IconTools,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { Look } from './QuoteStatusLabel.tsx';
import { approvalStatusWord, confidenceWord, priceLevelWord, reachWord } from '../../../platform/quotes/quote-words.ts';

const unknown: Look = { tone: 'neutral', sector: 0 };

const levels: Readonly<Record<string, Look>> = {
  firm: { tone: 'positive', icon: IconCircleCheckFilled },
  estimate: { tone: 'info', sector: 5 },
};

/** How binding a price is. */
export function PriceLevel({ level }: { level: string }) {
  const intl = useIntl();
  return <StatusLabel {...lookOf(levels, level)}>{priceLevelWord(intl, level)}</StatusLabel>;
}

/** How binding several prices are: firm, estimates, or how many of each. */
export function PriceLevels({ firm, priced }: { firm: number; priced: number }) {
  const { formatMessage } = useIntl();
  if (firm === 0 || firm === priced) return <PriceLevel level={firm === 0 ? 'estimate' : 'firm'} />;
  return (
    <StatusLabel tone="info" sector={5}>
      {formatMessage({ id: 'quote.matrix.firmAndEstimates' }, { firm, estimates: priced - firm })}
    </StatusLabel>
  );
}

const confidences: Readonly<Record<string, Look>> = {
  green: { tone: 'positive', icon: IconCircleCheckFilled },
  yellow: { tone: 'attention', icon: IconTools },
  red: { tone: 'critical', icon: IconCircleXFilled },
};

/** Whether a site can be reached. */
export function ConfidenceLabel({ confidence }: { confidence: string }) {
  const intl = useIntl();
  return <StatusLabel {...lookOf(confidences, confidence)}>{confidenceWord(intl, confidence)}</StatusLabel>;
}

const reaches: Readonly<Record<string, Look>> = {
  onNet: { tone: 'positive', icon: IconCircleCheckFilled },
  near: { tone: 'info', sector: 5 },
  off: { tone: 'neutral', sector: 0 },
};

/** How near fibre is to a site. */
export function ReachLabel({ reach }: { reach: string }) {
  const intl = useIntl();
  return <StatusLabel {...lookOf(reaches, reach)}>{reachWord(intl, reach)}</StatusLabel>;
}

const approvals: Readonly<Record<string, Look>> = {
  PENDING: { tone: 'info', sector: 4 },
  APPROVED: { tone: 'positive', icon: IconCircleCheckFilled },
  REJECTED: { tone: 'critical', icon: IconCircleXFilled },
  WITHDRAWN: { tone: 'neutral', icon: IconArrowBackUp },
  EXPIRED: { tone: 'neutral', icon: IconCircleMinus },
  FAILED: { tone: 'critical', icon: IconAlertTriangleFilled },
};

/** As the list of quotes marks what waits for the reader. */
const waitsForYou: Look = { tone: 'attention', icon: IconFlag3Filled };

/** How far a request to order is. */
export function ApprovalStatusLabel({
  status,
  isYours = false,
  variant = 'plain',
}: {
  status: string;
  /** It waits for the reader. @default false */
  isYours?: boolean;
  variant?: 'plain' | 'flag';
}) {
  const intl = useIntl();
  return (
    <StatusLabel {...(isYours && status === 'PENDING' ? waitsForYou : lookOf(approvals, status))} variant={variant}>
      {isYours && status === 'PENDING' && variant === 'plain'
        ? intl.formatMessage({ id: 'quote.approval.yours' })
        : approvalStatusWord(intl, status)}
    </StatusLabel>
  );
}

/** What is not ours looks neutral. */
function lookOf(looks: Readonly<Record<string, Look>>, value: string): Look {
  return Object.hasOwn(looks, value) ? (looks[value] ?? unknown) : unknown;
}
