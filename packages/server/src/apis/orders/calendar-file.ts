import { addDays } from '@skerry/contracts';
import type { OrderRow } from './order-row.ts';

/** The confirmed day of an order as a calendar file (RFC 5545). Needs no language: product, address and number are the same in all. */
export function calendarFileOf(row: OrderRow, day: string, now: Date): string {
  const address = [row.street_name, row.house_number].filter(Boolean).join(' ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Skerry//Orders//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:order-${row.id}@skerry`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`,
    // A later date replaces an earlier one in the reader's calendar.
    `SEQUENCE:${row.version}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(`${row.product_name}, ${address} (${row.order_number})`)}`,
    `LOCATION:${escaped(`${row.site_name}, ${address}, ${row.zip_code} ${row.city}`)}`,
    ...(row.contact_name === null
      ? []
      : [`DESCRIPTION:${escaped([row.contact_name, row.contact_phone].filter(Boolean).join(', '))}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Lines of at most 75 octets, never broken inside a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 74) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
