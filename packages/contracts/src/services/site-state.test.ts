import { stateOfService, worstState, type ServiceHealth } from './site-state.ts';

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
    expect(worstState(['IN_SERVICE', 'ENDED', 'INSTALLING'])).toBe('INSTALLING');
    expect(worstState(['ATTENTION', 'DISTURBANCE', 'IN_SERVICE'])).toBe('DISTURBANCE');
    expect(worstState([])).toBe('ENDED');
  });
});
