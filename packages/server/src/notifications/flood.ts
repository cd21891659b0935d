/** Mails to one person within ten minutes that go at once, each about one thing. What comes after them goes together. */
export const mostSeparateMails = 10;
/** What one mail lists; the page of notifications has the rest. */
export const mostInOneMail = 50;
