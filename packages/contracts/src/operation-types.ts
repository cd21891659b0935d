/** Request and response of each operation, for typed handlers: body, parameters, and the success answer. */
export type OperationRequest<Operation> = {
  path: Operation extends { parameters: { path: infer Path } } ? Path : Record<string, never>;
  query: Operation extends { parameters: { query?: infer Query } } ? NonNullable<Query> : Record<string, never>;
  body: Operation extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : undefined;
};

type SuccessBody<Responses> = {
  [Status in keyof Responses & (200 | 201 | 204)]: Responses[Status] extends {
    content: { 'application/json': infer Body };
  }
    ? Body
    : undefined;
}[keyof Responses & (200 | 201 | 204)];

export type OperationAnswer<Operation> = Operation extends { responses: infer Responses }
  ? SuccessBody<Responses>
  : never;
