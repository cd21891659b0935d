import { localZone, type Inquiry, type ProviderDisturbance } from '@skerry/contracts';
import type { Language, MessageArea } from '@skerry/i18n';
import { Button, DateTime, Sheet } from '@skerry/ui';
import { IconCalendarRepeat, IconCircleX, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAlerts } from '../../../../platform/alerts/useAlerts.ts';
import { useLazyDialog } from '../../../../platform/browser/useLazyDialog.ts';
import { DetailPage } from '../../../../platform/detail/DetailPage.tsx';
import { useCopyLink } from '../../../../platform/detail/useCopyLink.ts';
import { DisturbanceHistory } from '../../detail/DisturbanceHistory.tsx';
import { WorkWindow } from '../../../../platform/disturbances/WorkWindow.tsx';
import { consoleChangePath } from '../../disturbance-console.paths.ts';
import { isOver } from '../../../../platform/disturbances/disturbanceWords.ts';
import { useDisturbancePreview } from '../console.queries.ts';
import { affectedOf, groupsOf } from '../form/affected.ts';
import { CustomersSee } from '../form/CustomersSee.tsx';
import { momentOfTyped } from '../form/typedMoment.ts';
import { AffectedGroups } from './AffectedGroups.tsx';
import type { AnswerDialogProps } from './AnswerDialog.tsx';
import { ConsoleFigures } from './ConsoleFigures.tsx';
import { consoleFormId, type ConsoleDialogProps } from './consoleDialogProps.ts';
import { CustomerInquiries } from './CustomerInquiries.tsx';
import { CustomerReports } from './CustomerReports.tsx';
import type { MoveDialogProps } from './MoveDialog.tsx';
import { UpdateForm } from './UpdateForm.tsx';
import { useConsoleHead } from './useConsoleHead.tsx';
import { useUpdateForm, type UpdateFormState } from './useUpdateForm.ts';

const parts = {
  move: {
    texts: [
      'disturbance-words',
      'disturbance',
      'disturbance-console',
      'disturbance-form',
      'form',
      'validation',
      'ui-form',
      'ui-dates',
    ],
    component: async () => (await import('./MoveDialog.tsx')).MoveDialog,
  },
  cancel: {
    texts: [
      'disturbance-words',
      'disturbance',
      'disturbance-console',
      'disturbance-form',
      'form',
      'validation',
      'ui-form',
    ],
    component: async () => (await import('./CancelDialog.tsx')).CancelDialog,
  },
  answer: {
    texts: [
      'disturbance-words',
      'disturbance',
      'disturbance-console',
      'disturbance-form',
      'form',
      'validation',
      'ui-form',
    ],
    component: async () => (await import('./AnswerDialog.tsx')).AnswerDialog,
  },
} satisfies Readonly<Record<string, { texts: readonly MessageArea[]; component: unknown }>>;
/** Of more services the languages of their customers are not asked for. */
const mostPreviewed = 5000;

/** All of one, and what is written next. */
export function ConsoleDetails({
  disturbance,
  onOutdated,
}: {
  disturbance: ProviderDisturbance;
  onOutdated: () => void;
}) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const head = useConsoleHead()(disturbance);
  const copyLink = useCopyLink();
  const form = useUpdateForm(disturbance, { onOutdated });
  const move = useLazyDialog<MoveDialogProps>(parts.move, consoleFormId('move', disturbance.id));
  const cancel = useLazyDialog<ConsoleDialogProps>(parts.cancel, consoleFormId('cancel', disturbance.id));
  const answer = useLazyDialog<AnswerDialogProps>(parts.answer, consoleFormId('answer', disturbance.id));
  const [asked, setAsked] = useState<string>();
  const [wanted, setWanted] = useState<MoveDialogProps['wanted']>();
  const preview = useDisturbancePreview(disturbance.services > mostPreviewed ? [] : affectedOf(groupsOf(disturbance)));
  const readers = Object.fromEntries(preview.data?.languages.map((each) => [each.language, each.customers]) ?? []);
  const { nextStates, state } = disturbance;
  const mayMove = disturbance.type === 'PLANNED_WORK' && nextStates.includes('CANCELLED');
  const isClosed = state === 'CANCELLED' || state === 'COMPLETED';
  const dialog = (opened: { close: () => void }) => ({
    disturbance,
    readers,
    onOutdated,
    onClose: opened.close,
    onDone: (message: Parameters<typeof alerts.success>[0]) => {
      opened.close();
      alerts.success(message);
    },
  });
  const openMove = (window: MoveDialogProps['wanted']) => {
    setWanted(window);
    move.open();
  };
  return (
    <>
      <DetailPage
        {...head}
        actions={
          <>
            {mayMove && (
              <Button
                icon={IconCalendarRepeat}
                onPointerEnter={move.prepare}
                onFocus={move.prepare}
                onClick={() => openMove(undefined)}
              >
                {formatMessage({ id: 'disturbanceConsole.move' })}
              </Button>
            )}
            {!isClosed && (
              <Button icon={IconPencil} href={consoleChangePath(disturbance)}>
                {formatMessage({ id: 'disturbanceConsole.change' })}
              </Button>
            )}
          </>
        }
        more={[
          { items: [copyLink] },
          {
            items: mayMove
              ? [
                  {
                    label: formatMessage({ id: 'disturbanceConsole.cancel' }),
                    icon: IconCircleX,
                    isDestructive: true,
                    onSelect: cancel.open,
                  },
                ]
              : [],
          },
        ]}
        figures={<ConsoleFigures disturbance={disturbance} />}
        side={
          <>
            <Seen disturbance={disturbance} form={form} />
            <Sheet padding="none">
              <DisturbanceHistory disturbance={disturbance} />
            </Sheet>
          </>
        }
      >
        <CustomerInquiries
          disturbance={disturbance}
          onAnswer={({ id }: Inquiry) => {
            setAsked(id);
            answer.open();
          }}
        />
        {!isClosed && <UpdateForm disturbance={disturbance} form={form} readers={readers} />}
        <AffectedGroups disturbance={disturbance} />
        <CustomerReports disturbance={disturbance} />
      </DetailPage>
      {move.Dialog && <move.Dialog {...dialog(move)} wanted={wanted} />}
      {cancel.Dialog && <cancel.Dialog {...dialog(cancel)} />}
      {answer.Dialog && (
        <answer.Dialog
          {...dialog(answer)}
          inquiryId={asked}
          onAccepted={({ wantedWindows, usesBackupWindow }) => {
            const [window] = usesBackupWindow ? disturbance.backupWindows : wantedWindows;
            if (mayMove && window) openMove(window);
          }}
        />
      )}
    </>
  );
}

/** What customers read, with the update that is being written as if it were published. */
function Seen({ disturbance, form }: { disturbance: ProviderDisturbance; form: UpdateFormState }) {
  const { formatMessage } = useIntl();
  const { title, updates, startsAt, endsAt, type } = disturbance;
  const inLanguage = (written: typeof title, language: Language) =>
    (written.find((text) => text.language === language) ?? written.find((text) => text.language === 'en'))
      ?.displayName ?? '';
  const typed = (language: Language) => form.values[`text.${language}`]?.trim() ?? '';
  const isWriting = typed('en') !== '';
  const told = updates.filter(({ text }) => text.length > 0);
  const nextUpdate = momentOfTyped(form.values['nextUpdateAt'] ?? '').moment;
  const state = form.values['state'] ?? disturbance.state;
  return (
    <CustomersSee
      state={state}
      isCalm={type === 'PLANNED_WORK'}
      titleIn={(language) => inLanguage(title, language)}
      isMissingIn={(language) =>
        !title.some((text) => text.language === language) || (isWriting && typed(language) === '')
      }
      when={<WorkWindow start={startsAt} end={type === 'PLANNED_WORK' ? endsAt : disturbance.resolvedAt} />}
      updates={[
        ...(isWriting
          ? [
              {
                id: 'now',
                when: formatMessage({ id: 'disturbanceForm.see.now' }),
                textIn: (language: Language) => typed(language) || typed('en'),
              },
            ]
          : []),
        ...told.slice(0, 3).map(({ id, at, text }) => ({
          id,
          when: <DateTime value={at} format="shortDateTime" timeZone={localZone} />,
          textIn: (language: Language) => inLanguage(text, language),
        })),
      ]}
      {...(type === 'DISTURBANCE' &&
        nextUpdate !== undefined &&
        !isOver(state) && {
          foot: (
            <FormattedMessage
              id="operationalStatus.disturbance.nextUpdate"
              values={{ moment: <DateTime value={nextUpdate.toISOString()} format="time" timeZone={localZone} /> }}
            />
          ),
        })}
    />
  );
}
