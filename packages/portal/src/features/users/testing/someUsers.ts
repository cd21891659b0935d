import type { CustomerUser } from '@skerry/contracts';
import { aCustomerUser } from '../../../testing/builders.ts';

/** Alva, Elin with four roles, and Gustav, who is inactive and has no phone. */
export function threeUsers(): CustomerUser[] {
  return [
    aCustomerUser({
      id: 'alva',
      firstName: 'Alva',
      lastName: 'Sandström',
      email: 'alva.sandstrom@havstrand.example',
      cellphone: '+46701740611',
      roles: [{ id: 'OperationStaff' }],
    }),
    aCustomerUser({
      id: 'elin',
      firstName: 'Elin',
      lastName: 'Wallgren',
      email: 'elin.wallgren@havstrand.example',
      cellphone: '+46701740624',
      roles: ['OperationStaff', 'OperationResponsible', 'Purchaser', 'DeliveryResponsible'].map((id) => ({ id })),
      version: 3,
    }),
    aCustomerUser({
      id: 'gustav',
      firstName: 'Gustav',
      lastName: 'Thulin',
      email: 'gustav.thulin@havstrand.example',
      cellphone: null,
      active: false,
    }),
  ];
}

/** Sixty users, three pages, sorted by e-mail; the first is Alva Sandström, the last User 59. */
export function sixtyUsers(): CustomerUser[] {
  const more = Array.from({ length: 57 }, (_, index) => {
    const number = String(index + 3).padStart(2, '0');
    return aCustomerUser({
      id: `user-${number}`,
      firstName: 'User',
      lastName: number,
      email: `user.${number}@havstrand.example`,
    });
  });
  return [...threeUsers(), ...more];
}
