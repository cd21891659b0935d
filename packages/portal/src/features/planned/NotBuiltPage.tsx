import { Button, EmptyState, PageHeader, Sheet, Stack } from '@skerry/ui';
import { IconCompass } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PageName } from '../../platform/feature/feature.ts';
import { homePath } from '../home/home.paths.ts';

/** The page of a feature that is still to come. */
export function notBuiltPage(title: PageName): ComponentType {
  return function NotBuiltPage() {
    const { formatMessage } = useIntl();
    return (
      <Stack>
        <PageHeader title={formatMessage({ id: title })} />
        <Sheet padding="none">
          <EmptyState
            icon={IconCompass}
            title={formatMessage({ id: 'planned.notBuilt.title' })}
            action={
              <Button href={homePath}>
                <FormattedMessage id="shell.goToOverview" />
              </Button>
            }
          >
            <FormattedMessage id="planned.notBuilt.body" />
          </EmptyState>
        </Sheet>
      </Stack>
    );
  };
}
