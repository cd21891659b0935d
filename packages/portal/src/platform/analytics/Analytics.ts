/** Who uses the portal, as far as a service may know: only the provider's own staff are told apart by name. */
export interface AnalyticsIdentity {
  /** Of staff only. */
  email?: string;
  /** Staff act as a customer's user. */
  isImpersonating: boolean;
}

export interface AnalyticsEvent {
  category: string;
  action: string;
  name: string;
}

/** A service that measures how the portal is used. Whoever calls it has asked for consent; a call never throws, and nothing waits for it. */
export interface Analytics {
  /** @param pattern The route as it is declared, such as `/users/:userId`: never an address, which may name somebody. */
  pageView(pattern: string): void;
  event(event: AnalyticsEvent): void;
}
