import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { getExactCheck } from './exact-check.ts';

/**
 * Serializes responses by their contract. Handlers mostly return exactly what the contract says; that is written unchanged.
 * Everything else is encoded with the schema, which removes other properties and throws if the response is invalid.
 */
export const compileSerializer: FastifySerializerCompiler<z.core.$ZodType> = (route) => {
  const encode = serializerCompiler(route);
  const isExact = getExactCheck(route.schema);
  return (data) => (isExact(data) ? JSON.stringify(data) : encode(data));
};
