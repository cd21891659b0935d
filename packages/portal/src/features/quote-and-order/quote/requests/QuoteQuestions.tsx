import type { Quote, QuoteQuestion } from '@skerry/contracts';
import { below, Button, DateTime, Sheet, StatusLabel, Text, token } from '@skerry/ui';
import { IconFlag3Filled, IconMessagePlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${token.space[4]};
    padding: ${token.space[12]} ${token.space[20]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    overflow-wrap: anywhere;
    white-space: pre-line;
    ${token.type.body}
  }
  ${below.small} {
    & > li {
      padding-inline: ${token.space[16]};
    }
  }
`;

const Nothing = styled.p`
  margin: 0;
  padding: 0 ${token.space[20]} ${token.space[20]};
  color: ${token.text.muted};
  ${token.type.body}
`;

/** What both sides have asked about a quote, and the answers. */
export function QuoteQuestions({ quote, onAsk }: { quote: Quote; onAsk: () => void }) {
  const { formatMessage } = useIntl();
  const { questions, actions } = quote;
  return (
    <Sheet
      title={formatMessage({ id: 'quote.questions.title' })}
      padding="none"
      actions={
        actions.includes('ask') && (
          <Button variant="ghost" size="small" icon={IconMessagePlus} onClick={onAsk}>
            {formatMessage({ id: 'quote.ask.open' })}
          </Button>
        )
      }
    >
      {questions.length === 0 ? (
        <Nothing>{formatMessage({ id: 'quote.questions.none' })}</Nothing>
      ) : (
        <List>
          {questions.map((question) => (
            <li key={question.id}>
              <Text variant="bodyStrong">{question.text}</Text>
              {question.answer && <span>{question.answer.text}</span>}
              <Question question={question} />
            </li>
          ))}
        </List>
      )}
    </Sheet>
  );
}

/** Who asked and who answered, or that nobody has yet. */
function Question({ question: { answer, askedBy, askedAt, isFromProvider } }: { question: QuoteQuestion }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Text variant="caption" tone="muted">
        {answer ? (
          <FormattedMessage
            id="quote.questions.both"
            values={{
              asked: askedBy,
              answered: answer.by,
              day: <DateTime value={answer.at} format="shortDate" />,
            }}
          />
        ) : (
          <>
            <FormattedMessage
              id="quote.questions.one"
              values={{ asked: askedBy, day: <DateTime value={askedAt} format="shortDate" /> }}
            />
          </>
        )}
      </Text>
      {!answer &&
        (isFromProvider ? (
          <StatusLabel tone="attention" icon={IconFlag3Filled}>
            {formatMessage({ id: 'quote.questions.yours' })}
          </StatusLabel>
        ) : (
          <StatusLabel tone="info" sector={2}>
            {formatMessage({ id: 'quote.questions.ours' })}
          </StatusLabel>
        ))}
    </>
  );
}
