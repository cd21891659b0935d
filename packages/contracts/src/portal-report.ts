/** What the portal tells the server of something that went wrong in a browser. Kinds and places only: no words, no addresses, nobody. */
export interface PortalReport {
  /** The kind of error, as its class is called. */
  name: string;
  /** Status of the call that failed; 0 where no answer came. */
  status?: number;
  /** Where in which script, innermost first: `first-1a2b3c4.js:1:2345`. */
  at?: string[];
}

/** Where it is sent to, on the portal's own origin. */
export const portalReportsPath = '/portal-reports';
/** Larger ones are refused, in bytes. */
export const portalReportSize = 1024;

const mostPlaces = 5;
const nameForm = /^[a-z]\w{0,59}$/i;
const placeForm = /^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;

/** What of the value may be told; undefined where it is no report. Both sides ask: who sends one can be anybody. */
export function portalReportOf(value: unknown): PortalReport | undefined {
  if (typeof value !== 'object' || value === null || !('name' in value)) return undefined;
  const { name, status, at } = value as { name: unknown; status?: unknown; at?: unknown };
  if (typeof name !== 'string' || !nameForm.test(name)) return undefined;
  const places = Array.isArray(at) ? at.filter(isPlace).slice(0, mostPlaces) : [];
  return { name, ...(isStatus(status) && { status }), ...(places.length > 0 && { at: places }) };
}

function isPlace(value: unknown): value is string {
  return typeof value === 'string' && placeForm.test(value);
}

function isStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 599;
}
