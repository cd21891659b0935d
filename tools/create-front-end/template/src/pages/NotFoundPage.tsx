import { Link, PageHeader } from '@skerry/ui';
import { useLanguage } from '../languages/LanguageContext.ts';
import { usePageTitle } from './usePageTitle.ts';

export function NotFoundPage() {
  const { notFound } = useLanguage().texts;
  const heading = usePageTitle(notFound.title);
  return (
    <>
      <PageHeader title={notFound.title} headingRef={heading} />
      <Link variant="back" href="/">
        {notFound.back}
      </Link>
    </>
  );
}
