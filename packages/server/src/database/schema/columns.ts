import type { ColumnType } from 'kysely';

/** Written as JSON text, read as the value. */
export type Json<Value> = ColumnType<Value, string, string>;
export type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;
export type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
export type CreatedAt = ColumnType<Date, Date | undefined, never>;
export type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written as YYYY-MM-DD; read it as text. */
export type Day = ColumnType<Date | null, string | null | undefined, string | null>;
/** Read as text from PostgreSQL. */
export type Amount = ColumnType<string | null, number | null | undefined, number | null>;
/** Computed by the database. */
export type Made = ColumnType<string, never, never>;
/** A bigint identity: never written, read as text from PostgreSQL. */
export type Identity = ColumnType<string, never, never>;
