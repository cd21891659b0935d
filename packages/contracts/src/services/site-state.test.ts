import { needsSomebody, stateOfService, stateOfSite, type ServiceHealth } from './site-state.ts';

describe('the state of a place', () => {
  it.each<[status: string, health: ServiceHealth, state: string]>([
    ['In service', 'OK', 'IN_SERVICE'],
    ['In service', 'UNKNOWN', 'IN_SERVICE'],
    ['In service', 'DOWN', 'DISTURBANCE'],
    ['In service', 'DEGRADED', 'ATTENTION'],
    ['Termination notice', 'OK', 'ATTENTION'],
    ['Termination notice', 'DOWN', 'DISTURBANCE'],
    ['Installation Ongoing', 'DOWN', 'INSTALLING'],
    ['Terminated', 'DOWN', 'ENDED'],
    ['Terminated before delivery', 'OK', 'ENDED'],
    ['Suspended', 'OK', 'IN_SERVICE'],
  ])('with a service that is %j and %s is %s', (status, health, state) => {
    expect(stateOfService({ status, health })).toBe(state);
  });

  it('is the state of its worst service', () => {
    const service = (status: string, health: ServiceHealth = 'OK') => ({ status, health });
    expect(stateOfSite(['In service', 'Terminated', 'Installation Ongoing'].map((status) => service(status)))).toBe(
      'INSTALLING',
    );
    expect(stateOfSite([service('Termination notice'), service('In service', 'DOWN')])).toBe('DISTURBANCE');
    expect(stateOfSite([])).toBe('ENDED');
  });
});

it.each<[status: string, health: ServiceHealth, needs: boolean]>([
  ['In service', 'DOWN', true],
  ['In service', 'DEGRADED', true],
  ['Termination notice', 'OK', true],
  ['In service', 'OK', false],
  ['Installation Ongoing', 'DOWN', false],
  ['Terminated', 'DOWN', false],
])('a service that is %j and %s needs somebody: %s', (status, health, needs) => {
  expect(needsSomebody({ status, health })).toBe(needs);
});
