/**
 * Whether a webhook may be at a port, as an address has it: that of https, or one of those that no well-known service listens at. Else the
 * answers and the times of tests would tell which services of somebody else's host are open.
 */
export function isAllowedPort(port: string): boolean {
  return port === '' || port === '443' || Number(port) >= 1024;
}
