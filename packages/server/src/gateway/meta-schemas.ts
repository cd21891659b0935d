import { Validator } from '@seriousme/openapi-schema-validator';

/** The part of the validator that its types lack. */
interface Compiler {
  getAjvValidator(version: string): unknown;
}

// fastify-openapi-glue checks each document with a validator of its own, and each validator compiles OpenAPI's schema,
// which takes longer than all the rest of serving a document. Compiled once, it serves them all.
const prototype = Validator.prototype as unknown as Compiler;
const { getAjvValidator } = prototype;
const compiled = new Map<string, unknown>();
prototype.getAjvValidator = function (this: Compiler, version) {
  if (!compiled.has(version)) compiled.set(version, getAjvValidator.call(this, version));
  return compiled.get(version);
};
