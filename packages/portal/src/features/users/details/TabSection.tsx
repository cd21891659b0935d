import { Heading, Stack, Text } from '@skerry/ui';
import { useId, type ReactNode, type Ref } from 'react';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { SectionHead } from '../components/RolesSection.styles.ts';

export interface TabSectionProps {
  title: string;
  /** One line on what stands below. */
  help: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** At the end of the head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What a tab of a user shows, under a head of its own; on phones the name of the tab says enough, where there is nothing to press. */
export function TabSection({ title, help, headingRef, actions, children }: TabSectionProps) {
  const titleId = useId();
  const isPhone = !useIsAtLeast('small');
  if (isPhone && actions === undefined)
    return (
      <Stack as="section" aria-label={title}>
        {children}
      </Stack>
    );
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <SectionHead>
        <div>
          <Heading level={2} id={titleId} tabIndex={-1} {...(headingRef !== undefined && { ref: headingRef })}>
            {title}
          </Heading>
          <Text as="p" tone="muted">
            {help}
          </Text>
        </div>
        {actions}
      </SectionHead>
      {children}
    </Stack>
  );
}
