import { Sheet, Skeleton, Stack, token } from '@skerry/ui';
import { styled } from 'styled-components';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';
import { SummaryShape } from './SummaryShape.tsx';

const Lines = styled.div`
  display: grid;
  gap: ${token.space[16]};
  padding: ${token.space[16]} ${token.space[20]};

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

/** The parts of a form with its summary beside it, while they load: as many lines in each part as will stand there. */
export function StepShape({ parts }: { parts: readonly number[] }) {
  return (
    <SummaryLayout as="div" aria-busy>
      <SummaryMain>
        <Sheet padding="none">
          {parts.map((count, part) => (
            <Lines key={part}>
              {Array.from({ length: count }, (_, index) => (
                <Skeleton key={index} width={index === 0 ? 25 : index % 2 === 0 ? 70 : 95} />
              ))}
            </Lines>
          ))}
        </Sheet>
      </SummaryMain>
      <SummaryShape />
    </SummaryLayout>
  );
}

/** A step of the purchase before its page is there. */
export function StepPageShape() {
  return (
    <Stack aria-busy style={{ paddingTop: token.space[24] }}>
      <Skeleton shape="title" width={30} />
      <StepShape parts={[2, 5, 3, 3]} />
    </Stack>
  );
}
