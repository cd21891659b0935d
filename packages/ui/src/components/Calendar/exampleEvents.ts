import { IconAlertTriangleFilled, IconCheck, IconTool } from '@tabler/icons-react';
import type { CalendarEvent } from './events.ts';

/** For stories and tests: planned works of a winter. */
export const exampleEvents: readonly CalendarEvent[] = [
  {
    id: '1',
    title: 'Oslo optics',
    start: '2024-11-20T01:00',
    end: '2024-11-20T02:30',
    tone: 'neutral',
    icon: IconCheck,
  },
  { id: '2', title: 'Amager fibre break', start: '2024-11-21T07:52', tone: 'critical', icon: IconAlertTriangleFilled },
  {
    id: '3',
    title: 'Göteborg core',
    detail: 'Core router upgrade, up to 15 min',
    start: '2024-11-23T00:00',
    end: '2024-11-23T05:00',
    icon: IconTool,
    href: '#goteborg-core',
  },
  { id: '4', title: 'Tromsø power', start: '2024-12-05T22:00', end: '2024-12-05T23:30', icon: IconTool },
  { id: '5', title: 'Malmö, reroute', start: '2024-12-06T23:00', end: '2024-12-07T04:00', icon: IconTool },
  { id: '6', title: 'Bergen node', start: '2024-12-10T01:00', end: '2024-12-10T03:00', icon: IconTool },
  { id: '7', title: 'DNS resolvers', start: '2024-12-12T02:00', end: '2024-12-12T02:30', icon: IconTool },
  { id: '8', title: 'Odense access', start: '2024-12-12T04:00', end: '2024-12-12T05:00', icon: IconTool },
  { id: '9', title: 'Aarhus optics', start: '2024-12-12T22:00', end: '2024-12-13T00:00', icon: IconTool },
  { id: '10', title: 'Delivery, GBG-4', start: '2024-12-12', tone: 'positive', icon: IconCheck },
  { id: '11', title: 'Stockholm core', start: '2024-12-14T00:00', end: '2024-12-14T06:00', icon: IconTool },
];

/** A week with events at the same time, short ones, a night and whole days. */
export const exampleWeek: readonly CalendarEvent[] = [
  { id: '1', title: 'Bergen node', start: '2024-12-09T01:00', end: '2024-12-09T03:00', icon: IconTool },
  { id: '2', title: 'Delivery, GBG-4', start: '2024-12-10', tone: 'positive', icon: IconCheck },
  {
    id: '3',
    title: 'Visit, CPH-3',
    start: '2024-12-10T09:00',
    end: '2024-12-10T11:30',
    tone: 'neutral',
    icon: IconTool,
  },
  {
    id: '4',
    title: 'Malmö core',
    detail: 'Core router upgrade, up to 15 min',
    start: '2024-12-12T02:00',
    end: '2024-12-12T06:00',
    icon: IconTool,
    href: '#malmo-core',
  },
  {
    id: '5',
    title: 'Lund access',
    start: '2024-12-12T03:00',
    end: '2024-12-12T03:30',
    icon: IconTool,
    href: '#lund-access',
  },
  { id: '6', title: 'DNS resolvers', start: '2024-12-12T04:00', end: '2024-12-12T05:00', icon: IconTool },
  {
    id: '7',
    title: 'Aarhus fibre break',
    start: '2024-12-12T14:20',
    tone: 'critical',
    icon: IconAlertTriangleFilled,
  },
  { id: '8', title: 'Stockholm core', start: '2024-12-13T22:00', end: '2024-12-14T06:00', icon: IconTool },
];
