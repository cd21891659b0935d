import { Button, FullPageState } from '@skerry/ui';
import { IconMapQuestion } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { homePath } from '../../features/home/home.paths.ts';

/** For /not-found and every address that does not exist. */
export function NotFoundPage() {
  const { formatMessage } = useIntl();
  return (
    <FullPageState
      icon={IconMapQuestion}
      title={formatMessage({ id: 'pages.notFound' })}
      message={<FormattedMessage id="shell.notFound.body" />}
      actions={
        <Button variant="primary" href={homePath}>
          <FormattedMessage id="shell.goToOverview" />
        </Button>
      }
    >
      <FormattedMessage id="shell.notFound.hint" />
    </FullPageState>
  );
}
