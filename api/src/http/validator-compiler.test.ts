import { expect, test, vi } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

type Compiler = typeof import('./validator-compiler.ts');
type Validator = ReturnType<Compiler['validatorCompiler']>;

const { validators } = vi.hoisted(() => ({ validators: new Map<string, Validator>() }));

vi.mock('./validator-compiler.ts', async (load) => {
  const { validatorCompiler } = await load<Compiler>();
  const noted: Compiler['validatorCompiler'] = (route) => {
    const validator = validatorCompiler(route);
    validators.set(`${route.method} ${route.url} ${route.httpPart}`, validator);
    return validator;
  };
  return { validatorCompiler: noted };
});

test('every schema of a request compiles, although that is done when the first request comes', async () => {
  await createTestApi();

  const failures = [...validators].flatMap(([route, validate]) => {
    try {
      validate({});
      return [];
    } catch (cause) {
      return [`${route}: ${cause}`];
    }
  });

  expect(validators.size).toBeGreaterThan(50);
  expect(failures).toEqual([]);
});
