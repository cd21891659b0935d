export const ticketTypes = ['FAULT', 'QUESTION', 'BILLING', 'CHANGE_ORDER', 'OTHER'] as const;
export type TicketType = (typeof ticketTypes)[number];

/** What a fault does to the customer, the worst first. */
export const ticketImpacts = ['DOWN', 'DEGRADED', 'INTERMITTENT', 'QUESTION'] as const;
export type TicketImpact = (typeof ticketImpacts)[number];

export const ticketPriorities = ['P1', 'P2', 'P3', 'P4'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

const ofImpact: Readonly<Record<TicketImpact, TicketPriority>> = {
  DOWN: 'P1',
  DEGRADED: 'P2',
  INTERMITTENT: 'P3',
  QUESTION: 'P4',
};

/** The priority that follows from what a ticket says; null is the impact of everything that is no fault. */
export function ticketPriorityOf(impact: TicketImpact | null): TicketPriority {
  return impact === null ? 'P4' : ofImpact[impact];
}

/** In minutes from the ticket's beginning, without the time that it waits for the customer. */
export interface TicketTargets {
  firstAnswer: number;
  repair: number;
}

export const ticketTargets: Readonly<Record<TicketPriority, TicketTargets>> = {
  P1: { firstAnswer: 15, repair: 4 * 60 },
  P2: { firstAnswer: 30, repair: 8 * 60 },
  P3: { firstAnswer: 2 * 60, repair: 24 * 60 },
  P4: { firstAnswer: 8 * 60, repair: 5 * 24 * 60 },
};
