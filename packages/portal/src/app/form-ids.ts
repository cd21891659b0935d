/** Names that typed text is kept under when the session ends: the form and what opens it again agree on them. */
export const phoneFormId = 'profile.phone';
export const customerIdFormId = 'customer-id';
export const roleRequestFormId = 'role-request';
export const actingReasonFormId = 'acting-reason';
