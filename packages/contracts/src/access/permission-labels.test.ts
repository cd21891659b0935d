import { documents, operationsOf } from '../documents.ts';
import { customerRoles, permissions } from '../roles.ts';
import { accessAreas, openersOf } from './areas.ts';
import { isOfWholeCompany, labelsOpening, permissionLabels } from './permission-labels.ts';

const operations = Object.values(documents).flatMap((document) => operationsOf(document));

it('has the eighteen labels of the specification, in its order', () => {
  expect(Object.keys(permissionLabels).join(' ')).toBe(
    'create-users delete-users update-users view-groups create-groups update-groups delete-groups view-traffic-graphs update-services ' +
      'download-invoices view-changelog view-contacts create-contacts update-contacts delete-contacts view-aggregations view-availability view-analytics',
  );
});

it('opens only operations that some role opens, none of which everybody may call anyway', () => {
  for (const { operations: opened } of Object.values(permissionLabels))
    for (const id of opened) {
      const roles = operations.find(({ operationId }) => operationId === id)?.roles;
      const known = [...customerRoles, ...permissions];
      expect([id, roles?.every((role) => known.some((right) => right === role))]).toEqual([id, true]);
    }
});

it('finds the labels that open an operation', () => {
  expect(labelsOpening('createCustomerUser')).toEqual(['create-users']);
  expect(labelsOpening('getCustomerUser')).toContain('update-groups');
  expect(labelsOpening('listOrders')).toEqual([]);
});

it('finds everything that opens a part of the portal', () => {
  expect(openersOf('contacts')).toEqual([
    'UserAdministrator',
    'OperationResponsible',
    'cp-contacts',
    'view-contacts',
    'create-contacts',
    'update-contacts',
    'delete-contacts',
  ]);
});

it.each(['services', 'users', 'groups'] as const)('opens %s, whose page asks for a role, by no label', (area) => {
  expect(openersOf(area)).toEqual([...accessAreas[area].roles]);
});

it('opens each part by a role at least', () => {
  for (const { roles } of Object.values(accessAreas)) expect(roles.length).toBeGreaterThan(0);
});

it('knows what can not be narrowed to sites and services', () => {
  expect(['UserAdministrator', 'update-groups', 'create-users'].every(isOfWholeCompany)).toBe(true);
  expect(['OperationStaff', 'update-services', 'view-analytics', 'unknown'].some(isOfWholeCompany)).toBe(false);
});
