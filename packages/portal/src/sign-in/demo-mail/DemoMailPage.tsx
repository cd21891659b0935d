import type { MailMessage } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { Button, EmptyState, ErrorState, Heading, Inline, Spinner, Stack, Text, token } from '@skerry/ui';
import { IconMail, IconRefresh } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { unwrap } from '../../platform/api/unwrap.ts';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { DemoMailMessage } from './DemoMailMessage.tsx';
import { SheetPage } from '../frame/SheetPage.tsx';
import { useSignInApi, type SignInApi } from '../sign-in-api.ts';
import { useTitle } from '../frame/useTitle.ts';

interface Fetched {
  messages?: MailMessage[];
  at?: Date;
  error?: unknown;
}

/** What the demo would have sent. */
export function DemoMailPage() {
  const intl = useIntl();
  const { language } = useLanguage();
  const title = intl.formatMessage({ id: 'signIn.demoMail.title' });
  useTitle(title);
  const { messages, at, error, isFetching, refresh } = useDemoMail();
  const failure = error === undefined ? undefined : errorMessage(error);

  return (
    <SheetPage width="large">
      <Stack gap="stackLoose">
        <Inline justify="between" align="start" gap={16}>
          <Introduction>
            <Heading level={1}>{title}</Heading>
            <Text as="p" tone="muted">
              <FormattedMessage id="signIn.demoMail.lead" />
            </Text>
            <Text variant="caption" tone="muted" role="status">
              {at && (
                <FormattedMessage id="signIn.demoMail.updated" values={{ time: formatDate(language, at, 'time') }} />
              )}
            </Text>
          </Introduction>
          <Button
            icon={IconRefresh}
            isLoading={isFetching && messages !== undefined}
            loadingText={intl.formatMessage({ id: 'signIn.demoMail.refreshing' })}
            onClick={refresh}
          >
            <FormattedMessage id="signIn.demoMail.refresh" />
          </Button>
        </Inline>
        {failure && (
          <ErrorState
            title={intl.formatMessage({ id: 'signIn.demoMail.failed.title' })}
            onRetry={refresh}
            isRetrying={isFetching}
          >
            <FormattedMessage {...failure} />
          </ErrorState>
        )}
        {messages === undefined && !failure && <Spinner />}
        {messages?.length === 0 && (
          <EmptyState icon={IconMail} title={intl.formatMessage({ id: 'signIn.demoMail.empty.title' })}>
            <FormattedMessage id="signIn.demoMail.empty.text" />
          </EmptyState>
        )}
        {messages?.map((message) => (
          <DemoMailMessage key={message.id} message={message} />
        ))}
      </Stack>
    </SheetPage>
  );
}

const Introduction = styled.div`
  display: grid;
  flex: 1 1 260px;
  gap: ${token.space[4]};
`;

/** The messages, fetched when the page opens, on demand, and when the reader comes back from another tab. What was there stays on failure. */
function useDemoMail() {
  const api = useSignInApi();
  const [fetched, setFetched] = useState<Fetched>({});
  const [isFetching, setIsFetching] = useState(true);

  const fetchMessages = useCallback(async () => {
    try {
      const messages = await listMessages(api);
      setFetched({ messages, at: new Date() });
    } catch (error) {
      setFetched((before) => ({ ...before, error }));
    } finally {
      setIsFetching(false);
    }
  }, [api]);

  const refresh = useCallback(() => {
    setIsFetching(true);
    void fetchMessages();
  }, [fetchMessages]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only what has come is set
    void fetchMessages();
    const refreshWhenSeen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', refreshWhenSeen);
    return () => document.removeEventListener('visibilitychange', refreshWhenSeen);
  }, [fetchMessages, refresh]);

  return { ...fetched, isFetching, refresh };
}

async function listMessages({ demoMail }: SignInApi): Promise<MailMessage[]> {
  const { items } = await unwrap(demoMail.GET('/mail/messages'), (body) => Array.isArray(body.items));
  return items;
}
