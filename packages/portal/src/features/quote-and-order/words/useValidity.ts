import { useIntl } from 'react-intl';
import { useToday } from '../../../platform/format/useToday.ts';

/** How long prices still hold, or since when they don't: “29 days left”. Days are `YYYY-MM-DD`. */
export function useValidity(): (validUntil: string) => { text: string; days: number; isOver: boolean } {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  return (validUntil) => {
    const days = daysBetween(today, validUntil);
    const isOver = days < 0;
    const text = formatMessage({ id: isOver ? 'quote.validity.ago' : 'quote.validity.left' }, { days: Math.abs(days) });
    return { text, days, isOver };
  };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000);
}
