import { Button, PageHeader, Table, type TableColumn } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { alerts } from '../alerts.ts';
import { useLanguage } from '../languages/LanguageContext.ts';
import { AddSiteDialog } from './AddSiteDialog.tsx';
import { accessNames, exampleSites, saveSite, type Site } from './sites.ts';
import { usePageTitle } from './usePageTitle.ts';

/** A table, a dialog with a form, and an alert that says how it went. */
export function SitesPage() {
  const texts = useLanguage().texts.sites;
  const heading = usePageTitle(texts.title);
  const [sites, setSites] = useState(exampleSites);
  const [isAdding, setAdding] = useState(false);

  const add = async (entered: Omit<Site, 'id'>) => {
    const site = await saveSite(entered);
    setSites([...sites, site]);
    setAdding(false);
    alerts.raise({ tone: 'positive', message: texts.added(site.name) });
  };
  const columns: readonly TableColumn<Site>[] = [
    { id: 'name', header: texts.name, cell: ({ name }) => name },
    { id: 'town', header: texts.town, cell: ({ town }) => town },
    { id: 'access', header: texts.access, cell: ({ access }) => accessNames[access], visibleFrom: 'medium' },
  ];
  return (
    <>
      <PageHeader
        title={texts.title}
        headingRef={heading}
        actions={
          <Button variant="primary" icon={IconPlus} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        }
      />
      <Table label={texts.title} columns={columns} rows={sites} rowKey={({ id }) => id} />
      {isAdding && <AddSiteDialog onAdd={add} onClose={() => setAdding(false)} />}
    </>
  );
}
