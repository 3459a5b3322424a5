import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifyInstance, FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';

/** JSON only, or no body. Keys like `__proto__` are rejected. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

type Compiler = ReturnType<ReturnType<typeof AjvCompiler>>;
type Route = Parameters<FastifySchemaCompiler<unknown>>[0];
type Validator = ReturnType<FastifySchemaCompiler<unknown>>;

let compiler: Compiler | undefined;
const validators = new Map<string, Validator>();

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
    {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        strictTypes: false,
        keywords: ['option'],
      },
    },
  );
  return compiler(route);
}

export function validationSentence(errors: FastifySchemaValidationError[]): Error {
  const [error] = errors;
  const key = error?.instancePath.slice(1).replaceAll('/', '.') || 'The body';
  return new Error(`${key} ${complaint(error)}.`);
}

function complaint(error: FastifySchemaValidationError | undefined): string {
  switch (error?.keyword) {
    case 'required':
      return `lacks ${error.params.missingProperty}`;
    case 'additionalProperties':
      return 'has a key that is not known here';
    case 'maxLength':
      return 'is too long';
    case 'maxProperties':
      return 'has too many keys';
    default:
      return 'has a value that is not allowed';
  }
}
