import { type ApiClient, ApiError } from '@agile-languages/shared/api';
import type { AreaContents, DefinedPage, DefinedSection, PageAddress } from '@agile-languages/shared/contract';
import { type InitialData, type ModuleRef, moduleKey, type PageTarget } from '@agile-languages/shared/registry';
import { RefusedRequest } from '../sandbox/messages.ts';

export interface InitialDataOutcome {
  initialData: InitialData;
  failure?: ApiFailure;
  hasLoaders: boolean;
}

/** Without values that the API gives no answer for. */
export async function initialDataOf(
  target: PageTarget,
  modules: readonly ModuleRef[],
  contents: Readonly<Record<string, AreaContents>>,
  api: ApiClient,
): Promise<InitialDataOutcome> {
  const initialData: Record<string, Readonly<Record<string, unknown>>> = {};
  let failure: ApiFailure | undefined;
  let hasLoaders = false;
  for (const ref of modules) {
    const module = (await contents[ref.area]?.[ref.kind][ref.name]?.())?.default;
    const address = module && addressOf(target, module);
    if (!address) continue;
    const values: Record<string, unknown> = {};
    hasLoaders ||= Object.keys(module.load).length > 0;
    for (const [name, loader] of Object.entries(module.load)) {
      const outcome = await apiOutcome(() => loader(api, address));
      failure ??= outcome.failure;
      if (outcome.value !== undefined) values[name] = module.inDocument[name]?.(outcome.value) ?? outcome.value;
    }
    if (Object.keys(values).length > 0) initialData[moduleKey(ref)] = values;
  }
  return { initialData, hasLoaders, ...(failure && { failure }) };
}

/** None for a fallback document, which serves many addresses. */
function addressOf(target: PageTarget, module: DefinedPage | DefinedSection): PageAddress | undefined {
  const query = 'parseQuery' in module ? module.parseQuery(new URLSearchParams()) : {};
  if (target.kind !== 'area') return { params: {}, pattern: '', query };
  return target.isFallback ? undefined : { params: target.params, pattern: target.pattern, query };
}

export interface ApiFailure {
  message: string;
  status?: number;
}

export interface ApiOutcome<Value> {
  value?: Value;
  failure?: ApiFailure;
}

/** Any other error is a fault of the code. */
export async function apiOutcome<Value>(request: () => Promise<Value>): Promise<ApiOutcome<Value>> {
  try {
    return { value: await request() };
  } catch (cause) {
    if (!(cause instanceof ApiError) || isRefusal(cause.status) || cause.cause instanceof RefusedRequest) throw cause;
    const { message, status } = cause;
    return { failure: status === undefined ? { message } : { message, status } };
  }
}

/** Then the API is well and the call is wrong. Some of these numbers ask for patience. */
export const isRefusal = (status = 0) => status >= 400 && status < 500 && ![408, 425, 429].includes(status);
