import { PageHeader, Text } from '@skerry/ui';
import { useLanguage } from '../languages/LanguageContext.ts';
import { usePageTitle } from './usePageTitle.ts';

export function HelpPage() {
  const { help } = useLanguage().texts;
  const heading = usePageTitle(help.title);
  return (
    <>
      <PageHeader title={help.title} headingRef={heading} />
      <Text as="p">{help.text}</Text>
    </>
  );
}
