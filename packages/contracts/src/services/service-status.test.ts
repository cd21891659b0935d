import { isActiveService, operationalStatusOf, readServiceStatus, serviceStatuses } from './service-status.ts';

describe('the status of a service', () => {
  it.each([
    ['Installation Ongoing', 'INSTALLATION_ONGOING', 'INSTALLATION_ONGOING', true],
    ['In service', 'IN_SERVICE', 'IN_SERVICE', true],
    ['Termination notice', 'TERMINATION_NOTICE', 'IN_SERVICE', true],
    ['Terminated', 'TERMINATED', 'TERMINATED', false],
    ['Terminated before delivery', 'TERMINATED_BEFORE_DELIVERY', 'TERMINATED', false],
    ['NOT_AVAILABLE', 'NOT_AVAILABLE', 'NOT_AVAILABLE', true],
    ['IN_SERVICE', 'IN_SERVICE', 'IN_SERVICE', true],
  ])('%j is read as %s and counts as %s', (status, read, operational, isActive) => {
    expect([readServiceStatus(status), operationalStatusOf(status), isActiveService(status)]).toEqual([
      read,
      operational,
      isActive,
    ]);
  });

  it.each(['Suspended', '', 'constructor', '__proto__', 'IN SERVICES'])(
    'that is unknown, %j, maps to nothing and hides no service',
    (status) => {
      expect([readServiceStatus(status), operationalStatusOf(status), isActiveService(status)]).toEqual([
        undefined,
        undefined,
        true,
      ]);
    },
  );

  it('has six groups', () => {
    expect(serviceStatuses).toHaveLength(6);
  });
});
