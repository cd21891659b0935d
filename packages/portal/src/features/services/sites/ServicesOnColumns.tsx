import type { Service } from '@skerry/contracts';
import { BitRate, CellId, CellLines, from, Link, Text, token } from '@skerry/ui';
import { styled } from 'styled-components';
import { Amount } from '../../../platform/format/Amount.tsx';
import { DisturbanceNumber } from '../../../platform/services-section/DisturbedHealth.tsx';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';
import { ContractEndDay } from '../components/ContractEndDay.tsx';
import { ServiceStanding } from '../list/ServiceStanding.tsx';
import { useServicesRights } from '../servicesRights.ts';
import { siteColumnWidths as widths } from './siteColumnWidths.ts';

export interface ServicesOnColumnsProps {
  services: readonly Service[];
  hrefOf: (service: Service) => string;
}

/** Services below each other on the columns of the table of sites, within whose row they stand. */
export function ServicesOnColumns({ services, hrefOf }: ServicesOnColumnsProps) {
  const { seesPrices } = useServicesRights();
  return (
    <List data-has-fees={seesPrices ? '' : undefined}>
      {services.map((service) => (
        <li key={service.serviceId}>
          <NameAndId>
            <Link href={hrefOf(service)}>{service.serviceName}</Link>
            <Text tone="muted">
              <CellId>{service.serviceId}</CellId>
            </Text>
          </NameAndId>
          <Figure>{service.capacityBps === null ? service.capacity : <BitRate value={service.capacityBps} />}</Figure>
          <Standing>
            <CellLines detail={service.disturbance && <DisturbanceNumber disturbance={service.disturbance} />}>
              <ServiceStanding service={service} />
            </CellLines>
          </Standing>
          <div data-from="large">
            <ContractEndDay service={service} unknown={null} />
          </div>
          {seesPrices && (
            <Figure data-from="extraLarge">
              {service.monthlyFee && !hasEnded(service) && <Amount value={service.monthlyFee} />}
            </Figure>
          )}
        </li>
      ))}
    </List>
  );
}

/* The cell's own edges, and the column of the check boxes: what stands here begins where the sites do. */
export const siteLead = `calc(${token.component.checkbox} + ${token.space[8]} + ${token.table.cellX})`;

/* Below each other, on the columns of the sites. */
const List = styled.ul`
  margin: 0 calc(-1 * var(--edge));
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${widths.services} ${widths.state};
    align-items: center;
    min-height: ${token.table.rowCompact};
    padding-inline-start: calc(${siteLead} - ${token.table.cellX} + var(--edge));
  }
  & > li > * {
    min-width: 0;
    padding-inline: ${token.table.cellX};
  }
  & > li + li {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  & > li > [data-from] {
    display: none;
  }
  ${from.medium} {
    & > li {
      grid-template-columns: repeat(2, minmax(0, 1fr)) ${widths.services} ${widths.state};
    }
  }
  ${from.large} {
    & > li {
      grid-template-columns: repeat(2, minmax(0, 1fr)) ${widths.services} ${widths.state} ${widths.nextEnd};
    }
    & > li > [data-from='large'] {
      display: block;
    }
  }
  ${from.extraLarge} {
    &[data-has-fees] > li {
      grid-template-columns:
        repeat(2, minmax(0, 1fr)) ${widths.services} ${widths.state} ${widths.nextEnd}
        ${widths.monthlyFee};
    }
    & > li > [data-from='extraLarge'] {
      display: block;
    }
    & > li > [data-from='extraLarge']:last-child {
      padding-inline-end: var(--edge);
    }
  }
`;

/* Each in a column of its own where the sites have one for their address. */
const NameAndId = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[8]};

  ${from.medium} {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
    && {
      padding-inline: 0;
    }
    && > * {
      padding-inline: ${token.table.cellX};
    }
  }
`;

const Figure = styled.div`
  text-align: end;
`;

/* As beside the figures of the sites. */
const Standing = styled.div`
  ${from.large} {
    && {
      padding-inline-start: ${token.space[24]};
    }
  }
`;
