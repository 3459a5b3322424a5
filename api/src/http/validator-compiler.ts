import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';

type Compiler = ReturnType<ReturnType<typeof AjvCompiler>>;
type Route = Parameters<FastifySchemaCompiler<unknown>>[0];
type Validator = ReturnType<FastifySchemaCompiler<unknown>>;

let compiler: Compiler | undefined;
const validators = new Map<string, Validator>();

/** Compiles the schema of a request when the first one comes. Equal schemas share one function: many calls have the same one. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = (route) => {
  const key = JSON.stringify(route.schema);
  const validator = validators.get(key) ?? compiledLater(route);
  validators.set(key, validator);
  return validator;
};

function compiledLater(route: Route): Validator {
  let validate: ReturnType<Compiler> | undefined;
  return (data) => {
    validate ??= compile(route);
    return validate(data) === true || { error: validate.errors as FastifySchemaValidationError[] };
  };
}

function compile(route: Route): ReturnType<Compiler> {
  compiler ??= AjvCompiler()(
    {},
    { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strictTypes: false } },
  );
  return compiler(route);
}
