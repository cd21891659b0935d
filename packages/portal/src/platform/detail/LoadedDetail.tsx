import type { MessageId } from '@skerry/i18n';
import { Button, EmptyState, Link, Note, Sheet, Stack, type IconComponent } from '@skerry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SWRResponse } from 'swr';
import { FetchFailure } from '../alerts/FetchFailure.tsx';
import { useFailureAlert } from '../alerts/useFailureAlert.ts';
import { ApiError } from '../api/ApiError.ts';
import { useHeldWhilePressed } from '../browser/useHeldWhilePressed.ts';
import { useIsOnline } from '../browser/useIsOnline.ts';
import { phoneHref } from '../format/phone-href.ts';
import { OfflineNote } from '../offline/OfflineNote.tsx';
import { OverviewNumber } from '../overview/OverviewList.styles.ts';
import { useRuntimeConfig } from '../runtime-config/runtime-config.ts';
import { DetailBack, type BackLink } from './DetailBack.tsx';
import { DetailHead, DetailPage } from './DetailPage.tsx';
import { useAsPageSubject } from '../page-subject/page-subject.ts';
import { DetailSkeleton, type DetailShape, type KnownDetail } from './DetailSkeleton.tsx';

export interface LoadedDetailProps<Data> {
  readonly query: Pick<SWRResponse<Data, unknown>, 'data' | 'error' | 'isValidating' | 'mutate'>;
  readonly back: BackLink;
  /** What the list has already said. */
  readonly known?: KnownDetail | undefined;
  /** Whether the page has tabs, which its skeleton leaves room for. @default false */
  readonly hasTabs?: boolean;
  /** What the skeleton has in place of sheets of facts. */
  readonly shape?: DetailShape;
  /** In the shape of the page, where that is another one altogether. */
  readonly skeleton?: ReactNode;
  /** Where the page is one of several steps: they stay below its title when it can't be loaded. */
  readonly steps?: ReactNode;
  /** Where it is a service: whether it was known to work. Only then does its failure say that it goes on; else where faults are reported. */
  readonly service?: 'operating' | 'uncertain' | undefined;
  readonly icon: IconComponent;
  /** Names it where it is not there, and leads to the list with that searched for. */
  readonly asked?: { readonly id: string; readonly searchHref: string };
  /** Its title when it can't be loaded and no list knew of it: "Service SE-204427". @default what failed */
  readonly subject?: string;
  readonly texts: {
    /** "The order could not be shown" */
    readonly failed: MessageId;
    /** The same for an unknown id and for somebody else's: nobody learns which ids exist. */
    readonly gone: { readonly title: MessageId; readonly body: MessageId; readonly action: MessageId };
  };
  readonly children: (data: Data) => ReactNode;
}

/** A page of details in every state, below the way back: on its way, not there, failed, and there. What is there stays when it can't be asked for again. */
export function LoadedDetail<Data>(props: LoadedDetailProps<Data>) {
  return (
    <Stack gap={8}>
      <DetailBack {...props.back} />
      <DetailState {...props} />
    </Stack>
  );
}

function DetailState<Data>(props: LoadedDetailProps<Data>) {
  const { query, back, known, hasTabs, shape, skeleton, steps, service, icon, asked, subject, texts, children } = props;
  const { formatMessage } = useIntl();
  const { error, isValidating, mutate: refetch } = query;
  // Tabs and links that the list knew are there already, and are other elements than those of the loaded page.
  const data = useHeldWhilePressed(query.data);
  const isOnline = useIsOnline();
  const isGone = error instanceof ApiError && error.status === 404;
  // Without anything to show, the failure in its place tells of itself.
  useFailureAlert(isGone || data === undefined ? undefined : error);

  if (isGone) {
    const title = formatMessage({ id: texts.gone.title }, { id: asked?.id });
    return (
      <Sheet padding="none">
        <PageSubject title={title} />
        <EmptyState
          icon={icon}
          level={1}
          title={title}
          action={
            <>
              <Button variant="primary" href={back.href}>
                {formatMessage({ id: texts.gone.action })}
              </Button>
              {asked && (
                <Button href={asked.searchHref}>{formatMessage({ id: 'detail.gone.search' }, { id: asked.id })}</Button>
              )}
            </>
          }
        >
          {formatMessage({ id: texts.gone.body })}
        </EmptyState>
      </Sheet>
    );
  }
  if (data !== undefined) {
    return (
      <>
        {error !== undefined && (
          <Note
            tone="attention"
            role="status"
            action={
              <Button size="small" isLoading={isValidating} onClick={() => void refetch()}>
                {formatMessage({ id: 'detail.stale.retry' })}
              </Button>
            }
          >
            {formatMessage({ id: 'detail.stale' })}
          </Note>
        )}
        {children(data)}
      </>
    );
  }
  if (error !== undefined && !isOnline) {
    // It is asked for by itself once there is a network again.
    return known ? (
      <OfflineDetail known={known} />
    ) : (
      <OfflineBlank title={subject ?? formatMessage({ id: texts.failed })} />
    );
  }
  if (error !== undefined) {
    const { waiting, figures, ...rest }: Partial<KnownDetail> = known ?? {};
    // The side column of a list waits for the rest, which does not come.
    const head = { ...rest, side: undefined };
    const title = known?.title ?? subject;
    return (
      <Stack>
        {title === undefined ? (
          <PageSubject title={formatMessage({ id: texts.failed })} />
        ) : (
          <DetailHead {...head} title={title} />
        )}
        {waiting}
        {figures !== undefined && <Sheet padding="none">{figures}</Sheet>}
        {steps}
        <Sheet padding="none">
          <FetchFailure
            level={title === undefined ? 1 : 2}
            title={texts.failed}
            help={<FailedHelp service={service} />}
            error={error}
            isRetrying={isValidating}
            onRetry={() => void refetch()}
          />
        </Sheet>
      </Stack>
    );
  }
  return skeleton ?? <DetailSkeleton known={known} hasTabs={hasTabs} {...shape} />;
}

/** What the failure leaves as it is, and what can be done. */
function FailedHelp({ service }: Pick<LoadedDetailProps<unknown>, 'service'>) {
  const { supportPhone, faultReportPhone } = useRuntimeConfig().contact;
  const isUncertain = service === 'uncertain';
  const isFault = isUncertain && faultReportPhone !== undefined;
  const phone = isFault ? faultReportPhone : supportPhone;
  return (
    <span>
      {!isUncertain && (
        <FormattedMessage id={service === undefined ? 'detail.failed.unchanged' : 'detail.failed.operating'} />
      )}
      {phone !== undefined && (
        <>
          {!isUncertain && ' '}
          <FormattedMessage
            id={isFault ? 'detail.failed.reportFault' : 'detail.failed.call'}
            values={{
              phone: (
                <OverviewNumber key="phone">
                  <Link href={phoneHref(phone)}>{phone}</Link>
                </OverviewNumber>
              ),
            }}
          />
        </>
      )}
    </span>
  );
}

/** As much as the list knew, in one column: the rest comes by itself. */
function OfflineDetail({ known: { waiting, side, ...known } }: { known: KnownDetail }) {
  return (
    <DetailPage
      {...known}
      waiting={
        <>
          <OfflineNote />
          {waiting}
        </>
      }
    >
      {side}
    </DetailPage>
  );
}

function OfflineBlank({ title }: { title: string }) {
  return (
    <>
      <PageSubject title={title} />
      <OfflineNote />
    </>
  );
}

function PageSubject({ title }: { title: string }) {
  useAsPageSubject(title);
  return null;
}
