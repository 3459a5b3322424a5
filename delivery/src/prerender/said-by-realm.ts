import type { Params } from '@agile-languages/shared/contract';
import { isRecord } from '@agile-languages/shared/formats';
import { type InitialData, type ModuleRef, moduleKey } from '@agile-languages/shared/registry';
import type { ApiFailure, ApiOutcome, InitialDataOutcome } from './initial-data.ts';
import type { Asked } from './site-code.ts';

/** In characters. */
const mostAsked = 200_000;

/** Code of an area may have said anything; only this is taken. */
export function addressesSaid(said: unknown): Asked<ApiOutcome<readonly Params[]>> {
  const { value, ...outcome } = recordIn(said);
  if (value === undefined) return outcomeIn(outcome);
  const isList = Array.isArray(value) && value.every((params) => isRecord(params) && isTexts(Object.values(params)));
  if (!isList) throw new Error('its addresses are no list of texts');
  return { value, ...outcomeIn(outcome) };
}

export function dataSaid(said: unknown, modules: readonly ModuleRef[]): Asked<InitialDataOutcome> {
  const { initialData, hasLoaders, ...outcome } = recordIn(said);
  const all = recordIn(initialData);
  const own = modules.map(moduleKey).filter((key) => Object.hasOwn(all, key));
  const data: InitialData = Object.fromEntries(own.map((key) => [key, recordIn(all[key])]));
  return { initialData: data, hasLoaders: hasLoaders === true, ...outcomeIn(outcome) };
}

/** Each section of the home page is a call, with requests of its own. */
export function together(all: readonly Asked<InitialDataOutcome>[]): Asked<InitialDataOutcome> {
  const failure = all.find((one) => one.failure)?.failure;
  return {
    initialData: Object.assign({}, ...all.map(({ initialData }) => initialData)),
    hasLoaders: all.some(({ hasLoaders }) => hasLoaders),
    asked: all.flatMap(({ asked }) => asked),
    ...(failure && { failure }),
  };
}

function outcomeIn({ failure, asked }: Record<string, unknown>): { failure?: ApiFailure; asked: readonly string[] } {
  if (!isTexts(asked) || asked.join('').length > mostAsked) throw new Error('it does not say what it asked for');
  return failure === undefined ? { asked } : { asked, failure: failureIn(recordIn(failure)) };
}

const failureIn = ({ message, status }: Record<string, unknown>): ApiFailure => ({
  message: String(message),
  ...(typeof status === 'number' && { status }),
});

function recordIn(said: unknown): Record<string, unknown> {
  if (isRecord(said)) return said;
  throw new Error('it does not say what it should');
}

const isTexts = (said: unknown): said is string[] =>
  Array.isArray(said) && said.every((text) => typeof text === 'string');
