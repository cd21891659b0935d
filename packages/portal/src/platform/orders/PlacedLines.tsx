import { Heading, Link, Note, Stack, Text } from '@skerry/ui';
import { useEffect, useRef, type ReactNode } from 'react';

export interface PlacedLinesProps {
  /** How many were ordered. Takes the focus: the form that had it is gone. */
  title: string;
  /** What they are about stands beside the order: its service, or its site. */
  orders: readonly { id: string; href: string; label: ReactNode; about: ReactNode }[];
  failedTitle: string;
  failed: readonly { id: string | null; about: string | null; reason: string }[];
}

/** What became of an order of several lines: their orders, and why the others were not ordered. */
export function PlacedLines({ title, orders, failedTitle, failed }: PlacedLinesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Heading level={2} variant="section" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Stack as="ul" gap={4}>
        {orders.map(({ id, href, label, about }) => (
          <li key={id}>
            <Link href={href}>{label}</Link> <Text tone="muted">{about}</Text>
          </li>
        ))}
      </Stack>
      {failed.length > 0 && (
        <Note tone="attention">
          <Stack gap={4}>
            <Text variant="bodyStrong">{failedTitle}</Text>
            {failed.map(({ id, about, reason }) => (
              <Text as="p" key={id}>
                {[about, reason].join(' · ')}
              </Text>
            ))}
          </Stack>
        </Note>
      )}
    </>
  );
}
