import { Sheet, SheetSection, Skeleton, Stack, token } from '@skerry/ui';
import { styled } from 'styled-components';
import { SkeletonLines } from './SkeletonLines.tsx';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[32]};
  min-height: 1lh;
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
  ${token.type.body}
`;

/* Rows of one length would be a block. */
const widths = [
  [50, 16],
  [34, 20],
  [44, 12],
  [38, 18],
] as const;

/** A sheet whose title is known and whose rows are on their way. */
export function SheetShape({ title, rows }: { title: string; rows: number }) {
  return (
    <Sheet title={title} padding="none">
      {Array.from({ length: rows }, (_, index) => {
        const [what, value] = widths[index % widths.length] ?? [50, 16];
        return (
          <Row key={index}>
            <Skeleton width={what} />
            <Skeleton width={value} />
          </Row>
        );
      })}
    </Sheet>
  );
}

export interface SectionShapeProps {
  title: string;
  lines: number;
  /** Height of a picture above them, in pixels. */
  picture?: number;
}

/** The same of a section in the side column. */
export function SectionShape({ title, lines, picture }: SectionShapeProps) {
  return (
    <SheetSection title={title} level={2}>
      <Stack gap={12}>
        {picture !== undefined && <Skeleton style={{ height: picture }} />}
        <SkeletonLines count={lines} />
      </Stack>
    </SheetSection>
  );
}
