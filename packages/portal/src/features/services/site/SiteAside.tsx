import type { Site } from '@skerry/contracts';
import { Icon, Link, Sheet, SheetSection, Stack, Text, token } from '@skerry/ui';
import { IconDoor, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { IconComponent } from '@skerry/ui';
import { insideOf } from '../../../platform/detail/insideOf.ts';
import { Person } from '../../../platform/detail/Person.tsx';
import { useServicesOfSite } from '../services.queries.ts';
import { servicesPath } from '../services.paths.ts';
import { ServiceTagList } from '../tags/ServiceTagList.tsx';
import { SitePlace } from './SitePlace.tsx';

/** Where a site is, how one gets in, and who is met there. */
export function SiteAside({ site }: { site: Site }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { siteId, address, accessInstructions, customerInstallationContact: contact } = site;
  const inside = insideOf(intl, address);
  const mapHref = `${servicesPath}?${new URLSearchParams({ view: 'map', place: siteId }).toString()}`;
  return (
    <Sheet padding="none">
      <SheetSection
        title={formatMessage({ id: 'services.field.address' })}
        level={2}
        actions={
          <Link variant="action" href={mapHref}>
            {formatMessage({ id: 'site.map' })}
          </Link>
        }
      >
        <SitePlace site={site} size="large" />
      </SheetSection>
      <SheetSection title={formatMessage({ id: 'site.access.title' })} level={2}>
        <Stack gap={8}>
          {inside !== '' && <IconLine icon={IconDoor}>{inside}</IconLine>}
          {accessInstructions !== null ? (
            <IconLine icon={IconInfoCircle}>{accessInstructions}</IconLine>
          ) : (
            inside === '' && <Text tone="muted">{formatMessage({ id: 'site.access.none' })}</Text>
          )}
        </Stack>
      </SheetSection>
      <SheetSection title={formatMessage({ id: 'service.contacts.title' })} level={2}>
        {contact ? (
          <Person {...contact} about={formatMessage({ id: 'services.details.contact' })} />
        ) : (
          <Text tone="muted">{formatMessage({ id: 'service.contacts.none' })}</Text>
        )}
      </SheetSection>
      <SiteTags siteId={siteId} />
    </Sheet>
  );
}

/** What the company has marked its services there with; nothing where it has not. */
function SiteTags({ siteId }: { siteId: string }) {
  const { formatMessage } = useIntl();
  const all = useServicesOfSite(siteId).data?.items.flatMap(({ tags }) => tags) ?? [];
  const tags = [...new Map(all.map((tag) => [tag.id, tag])).values()];
  if (tags.length === 0) return null;
  return (
    <SheetSection title={formatMessage({ id: 'site.tags' })} level={2}>
      <ServiceTagList tags={tags} />
    </SheetSection>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${token.space[12]};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    color: ${token.text.muted};
  }
`;

function IconLine({ icon, children }: { icon: IconComponent; children: ReactNode }) {
  return (
    <Line>
      <Icon icon={icon} />
      <div>{children}</div>
    </Line>
  );
}
