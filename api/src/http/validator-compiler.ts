import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';

const compile = AjvCompiler()(
  {},
  { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strictTypes: false } },
);
const validators = new Map<string, ReturnType<typeof compile>>();

/** Compiles the schema of a request. Equal schemas share one function: many calls have the same one. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = (route) => {
  const key = JSON.stringify(route.schema);
  const validator = validators.get(key) ?? compile(route);
  validators.set(key, validator);
  return validator;
};
