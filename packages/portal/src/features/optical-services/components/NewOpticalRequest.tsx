import type { OpticalOptions, OpticalRequest } from '@skerry/contracts';
import { Button, Heading, Sheet, Stack, Text } from '@skerry/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { OpticalRequestForm } from './OpticalRequestForm.tsx';

/** The form of a new request; once it is sent, what comes of it. */
export function NewOpticalRequest({ options }: { options: OpticalOptions }) {
  const [sent, setSent] = useState<OpticalRequest>();
  if (sent) return <Sent request={sent} onAnother={() => setSent(undefined)} />;
  return <OpticalRequestForm options={options} onSent={setSent} />;
}

function Sent({ request, onAnother }: { request: OpticalRequest; onAnother: () => void }) {
  const { formatMessage } = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <Sheet>
      <Stack gap={12}>
        <Heading level={2} variant="section" ref={title} tabIndex={-1}>
          {formatMessage({ id: 'optical.sent.title' }, { number: request.number })}
        </Heading>
        <Text as="p">{formatMessage({ id: 'optical.sent.body' }, { email: request.contact.email })}</Text>
        <div>
          <Button onClick={onAnother}>{formatMessage({ id: 'optical.new' })}</Button>
        </div>
      </Stack>
    </Sheet>
  );
}
