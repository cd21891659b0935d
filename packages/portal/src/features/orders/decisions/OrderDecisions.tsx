import { isOrderClosed, orderActionRoles, type Order } from '@skerry/contracts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { WaitingDecisions, type WaitingDecision } from '../../../platform/detail/WaitingDecisions.tsx';
import type { OpenedDialog } from '../dialogs/useOrderDialog.tsx';
import { openChargesOf } from '../orderCharges.ts';
import { waitingDateOf } from '../waitingDate.ts';
import { ChargeDecision } from './ChargeDecision.tsx';
import { DateDecision } from './DateDecision.tsx';
import { QuestionDecision, type Question } from './QuestionDecision.tsx';

interface OrderDecisionsProps {
  order: Order;
  onOutdated: () => void;
  dateDialog: OpenedDialog;
}

/** What an order waits for: answers to questions, charges, a changed date. */
export function OrderDecisions({ order, onOutdated, dateDialog }: OrderDecisionsProps) {
  const { formatMessage } = useIntl();
  // Somebody else was quicker: what was typed stays until its writer has seen that.
  const [refused, setRefused] = useState<readonly Question[]>([]);
  const shared = { order, onOutdated };
  const may = (action: Order['actions'][number]) => order.actions.includes(action);
  const openQuestions = isOrderClosed(order.status)
    ? []
    : order.messages.filter(
        ({ isFromProvider, isQuestion, isAnswered }) => isFromProvider && isQuestion && !isAnswered,
      );
  const questions = [...openQuestions, ...refused.filter(({ id }) => openQuestions.every((open) => open.id !== id))];
  const charges = openChargesOf(order);
  const date = waitingDateOf(order);

  const decisions: WaitingDecision[] = [
    ...charges.map((charge): WaitingDecision => ({
      id: charge.id,
      deadline: charge.respondBy,
      isYours: may('charge'),
      render: (variant) => (
        <ChargeDecision
          {...shared}
          charge={charge}
          variant={variant}
          {...(!may('charge') && { decidedBy: orderActionRoles.charge })}
        />
      ),
    })),
    ...questions.map((question): WaitingDecision => {
      const isRefused = refused.some(({ id }) => id === question.id);
      const isYours = may('answer') || isRefused;
      return {
        id: question.id,
        kind: 'question',
        deadline: null,
        isYours,
        render: (variant) => (
          <QuestionDecision
            {...shared}
            question={question}
            variant={variant}
            onOutdated={() => {
              setRefused((before) => [...before, question]);
              onOutdated();
            }}
            onDiscard={
              isRefused ? () => setRefused((before) => before.filter(({ id }) => id !== question.id)) : undefined
            }
            {...(!isYours && { decidedBy: orderActionRoles.answer })}
          />
        ),
      };
    }),
    ...(date === undefined
      ? []
      : [
          {
            id: 'date',
            deadline: null,
            isYours: true,
            render: (variant: 'primary' | 'secondary') => (
              <DateDecision {...shared} day={date} variant={variant} dateDialog={dateDialog} />
            ),
          },
        ]),
  ];
  return (
    <WaitingDecisions
      decisions={decisions}
      {...(charges.some(({ blocking }) => blocking) && { note: formatMessage({ id: 'order.charge.blocking' }) })}
    />
  );
}
