/** The part of autocannon that the benchmark uses; the package has no types. */
declare module 'autocannon' {
  export interface Result {
    requests: { average: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  function autocannon(options: {
    url: string;
    headers: Record<string, string>;
    connections: number;
    duration: number;
  }): Promise<Result>;
  export default autocannon;
}
