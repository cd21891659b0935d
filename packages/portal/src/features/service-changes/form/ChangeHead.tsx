import { PageHeader, Stack, type PageHeaderProps } from '@skerry/ui';
import { DetailBack, type BackLink } from '../../../platform/detail/DetailBack.tsx';

export interface ChangeHeadProps extends Pick<PageHeaderProps, 'title' | 'meta'> {
  readonly back: BackLink;
}

/** The way back and the title, as high as on the page of details that a change is reached from. */
export function ChangeHead({ back, ...header }: ChangeHeadProps) {
  return (
    <Stack gap={8}>
      <DetailBack {...back} />
      <PageHeader {...header} style={{ paddingTop: 0 }} />
    </Stack>
  );
}
