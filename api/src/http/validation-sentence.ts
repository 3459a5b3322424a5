import type { FastifySchemaValidationError } from 'fastify';

/** Says what is wrong with a request without repeating its values. */
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
