import type { ChangeRequest } from '@skerry/contracts';
import { Inline, Note, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { WishButton, type ChangeSectionProps } from './WishButton.tsx';

interface NextStepNoteProps extends ChangeSectionProps {
  actions: ChangeRequest['actions'];
}

/** What the request waits for the company to do: an approval, or an answer. */
export function NextStepNote({ request, actions, onOutdated }: NextStepNoteProps) {
  const { formatMessage } = useIntl();
  const section = { request, onOutdated };
  if (request.approval === 'WAITING' && request.status !== 'CANCELLED')
    return (
      <Note tone="attention">
        <Stack gap={8}>
          <Text as="p">
            {formatMessage(
              { id: `changeRequestPage.approval.${actions.includes('approve') ? 'yours' : 'others'}` },
              { name: request.createdBy },
            )}
          </Text>
          {actions.includes('approve') && (
            <Inline gap={8}>
              <WishButton {...section} wish="approve" variant="primary" size="small" />
              <WishButton {...section} wish="decline" size="small" />
            </Inline>
          )}
        </Stack>
      </Note>
    );
  if (request.status !== 'NEED_INFO') return null;
  return (
    <Note tone="attention">
      <Stack gap={8}>
        <Text as="p">{formatMessage({ id: 'changeRequestPage.needInfo' })}</Text>
        {actions.includes('message') && (
          <div>
            <WishButton {...section} wish="answer" variant="primary" size="small" />
          </div>
        )}
      </Stack>
    </Note>
  );
}
