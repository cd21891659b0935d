/** What PGlite and PostgreSQL have in common: one connection that runs one statement after the other. */
export interface SqlConnection {
  /** Without parameters the text may hold several statements; the answer is that of the last. */
  run<Row>(sql: string, parameters: readonly unknown[]): Promise<SqlResult<Row>>;
}

export interface SqlResult<Row> {
  rows: Row[];
  affected: bigint | undefined;
}

export interface ChannelListener {
  onMessage: (message: string) => void;
  /** It listens again after its connection was lost: something may have been told meanwhile. */
  onGap: () => void;
}

export interface ListenedChannel {
  /** Whether what is told arrives. */
  readonly isOpen: boolean;
  stop: () => Promise<void>;
}

/** A database, PGlite or PostgreSQL, that hands out connections. Outside a transaction they act as skerry_identity. */
export interface SqlDatabase {
  readonly kind: 'pglite' | 'postgres';
  /** Runs the opening statements and then the work in one transaction; commits unless the work throws. */
  transaction<T>(opening: string, work: (connection: SqlConnection) => Promise<T>): Promise<T>;
  /** Each statement runs after the opening ones in a transaction of its own, in which the database refuses writes. */
  reads(opening: string): SqlConnection;
  /** One statement of its own, as skerry_identity. */
  single: SqlConnection;
  /** What any process tells on a channel once its transaction has committed. */
  listen(channel: string, listener: ChannelListener): Promise<ListenedChannel>;
  /** Connections that end unasked are replaced; listeners are told once for all that end together. */
  onConnectionLost(listener: (error: Error) => void): void;
  close(): Promise<void>;
}
