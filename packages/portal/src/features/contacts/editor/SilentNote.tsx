import { silentHours, type ContactPurpose } from '@skerry/contracts';
import { Note } from '@skerry/ui';
import { IconMoon } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { silentText } from '../contactWords.ts';
import type { ContactFormValues } from './contactForm.ts';

interface SilentNoteProps {
  values: ContactFormValues;
  /** Who else is told about network operations. */
  others: ContactPurpose['contacts'];
}

/** That at some hours nobody can be called when the network is down, as the form stands now. */
export function SilentNote({ values: { hours, timeZone, phone, assignments }, others }: SilentNoteProps) {
  const intl = useIntl();
  const [now] = useState(() => new Date());
  const own = assignments.filter(({ type, scope }) => type === 'NOC' && scope.kind === 'ALL');
  if (own.length === 0) return null;
  const contact = { hours, timeZone, phone: phone.trim() === '' ? null : phone };
  const silent = silentHours([...others, ...own.map((assignment) => ({ contact, assignment }))], now);
  if (silent.length === 0) return null;
  return (
    <Note tone="attention" icon={IconMoon}>
      <strong>{silentText(intl, silent)}</strong> {intl.formatMessage({ id: 'contactForm.silent.help' })}
    </Note>
  );
}
