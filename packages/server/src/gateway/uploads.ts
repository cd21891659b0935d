import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from '../http/operation.ts';
import { ProblemError } from '../http/problem.ts';

/** Of the file, in bytes. */
export const maxFileSize = 5_000_000;
const limits = {
  fileSize: maxFileSize,
  files: 1,
  fields: 5,
  parts: 6,
  fieldSize: 1000,
  fieldNameSize: 50,
  headerPairs: 20,
};

/** Lets the operations of a scope take a form with one file. Nothing is written to a disk. */
export async function registerUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits, throwFileSizeLimit: true });
}

/** The file of a form. Throws 415 for anything that is no form, 400 without a file, 413 for one that is too large. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new ProblemError(415);
  try {
    return await readParts(request);
  } catch (error) {
    // What the form's parser can't read has no status.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new ProblemError(400, { code: 'INVALID_REQUEST', cause: error });
  }
}

async function readParts(request: FastifyRequest): Promise<Upload> {
  const fields = new Map<string, string>();
  let file: Pick<Upload, 'bytes' | 'fileName'> | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname !== 'file') throw new ProblemError(400, { code: 'INVALID_REQUEST' });
      file = { bytes, fileName: part.filename };
    } else if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
  }
  if (file === undefined) throw new ProblemError(400, { code: 'FILE_MISSING' });
  return { ...file, fields };
}
