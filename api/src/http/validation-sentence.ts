import type { FastifySchemaValidationError } from 'fastify';

/** What is wrong with a request, without repeating what it contained. */
export function validationSentence(errors: FastifySchemaValidationError[]): Error {
  const [error] = errors;
  const place = error?.instancePath.slice(1).replaceAll('/', '.') || 'The body';
  return new Error(`${place} ${complaint(error)}.`);
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
