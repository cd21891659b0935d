/** What PGlite and PostgreSQL have in common: one connection that runs one statement after the other. */
export interface SqlConnection {
  /** Without parameters the text may hold several statements; the answer is that of the last. */
  run<Row>(sql: string, parameters: readonly unknown[]): Promise<SqlResult<Row>>;
}

export interface SqlResult<Row> {
  rows: Row[];
  affected: bigint | undefined;
}

export interface TransactionOptions {
  /** Nothing is written: the database refuses writes, and the answer does not wait for the commit. */
  readOnly?: boolean;
}

/** A database, PGlite or PostgreSQL, that hands out connections. Outside a transaction they act as skerry_identity. */
export interface SqlDatabase {
  readonly kind: 'pglite' | 'postgres';
  /** Runs the opening statements and then the work in one transaction; commits unless the work throws. */
  transaction<T>(opening: string, work: (connection: SqlConnection) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** One statement of its own, as skerry_identity. */
  single: SqlConnection;
  close(): Promise<void>;
}
