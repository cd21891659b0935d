import { Heading, Stack, Text } from '@skerry/ui';
import { useId, type ReactNode, type Ref } from 'react';
import { SectionHead } from './RolesSection.styles.ts';

export interface TabSectionProps {
  title: string;
  /** One line on what stands below. */
  help: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** At the end of the head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What a tab of a user shows, under a head of its own. */
export function TabSection({ title, help, headingRef, actions, children }: TabSectionProps) {
  const titleId = useId();
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
