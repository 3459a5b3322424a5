import { UsageError, UserError } from '@agile-languages/shared/errors';
import type { TProperties, TSchema } from 'typebox';
import type { ActionContext, AnyAction } from '../core/actions.ts';
import { countFault } from '../core/field-kinds.ts';
import {
  type Field,
  type FieldData,
  type FieldFault,
  type Fields,
  type FieldValue,
  isEndOfSentence,
  sentenceOf,
} from '../core/fields.ts';
import { type Outcome, perform } from '../core/perform.ts';
import type { CommandId, Resource } from '../core/resource.ts';
import { emailIn } from './checks.ts';
import { type Command, type CommandOption, commandLine, type Values } from './command.ts';

const verbs: Record<string, string> = { create: 'add', save: 'change' };
const valueNames: Partial<Record<Field['kind'], string>> = {
  reference: 'id',
  references: 'id',
  count: 'number',
  amount: 'amount',
  moment: 'time',
  zone: 'zone',
  country: 'code',
  email: 'address',
};

/** A command for each action: `cancel-class`. */
export const resourceCommands = <Kept>(resource: Resource<Kept>): Record<string, Command> =>
  Object.fromEntries(resource.actions.map((action) => [commandNameOf(resource, action), commandOf(resource, action)]));

export const commandNameOf = <Kept>({ commandName, name }: Resource<Kept>, action: AnyAction<Kept>): string =>
  action.command ?? `${verbs[action.name] ?? action.name}-${commandName ?? name}`;

function commandOf<Kept>(resource: Resource<Kept>, action: AnyAction<Kept>): Command {
  const { data, ...others } = action.input.properties;
  const fields = fieldsIn(resource.fields, data);
  const {
    option: idOption,
    help: idHelp,
    others: otherIds = {},
    onlyId,
  }: CommandId = resource.commandId ?? {
    option: 'id',
    help: `The ${resource.name}`,
  };
  const options: Record<string, CommandOption> = {
    ...(!action.isCreation && onlyId === undefined && idOptions({ [idOption]: idHelp, ...otherIds })),
    ...fieldOptions(fields, action.isCreation && resource.isComplete),
    ...Object.fromEntries(
      Object.entries(others).map(([name, schema]) => [
        optionOf(name, schema),
        inputOption(schema, action.input.required?.includes(name) ?? false),
      ]),
    ),
    'dry-run': { help: 'Only says what would be done' },
  };
  return {
    summary: action.summary,
    ...(!action.command && { group: resource.list }),
    options,
    async run(context, values, print) {
      const named = action.isCreation ? undefined : (onlyId ?? nameIn(values, idOption));
      const given = dataIn(fields, values);
      const input = { ...inputIn(others, values), ...(data && { data: given }) };
      if (data && Object.keys(given).length === 0) throw new UsageError('Nothing to change is given.');
      const isDry = values.has('dry-run');
      const seen = named === undefined ? undefined : { id: await idOf(context, resource, named, values) };
      const outcome = await perform(context, action, seen, { ...action.onCommandLine, ...input }, commandLine, {
        isDry,
      });
      const done = doneIn(resource, fields, outcome, named);
      const { record, mails, notice, isUnchanged } = done;
      const { said = saidOf(resource, record, isUnchanged ? 'nothing has changed' : action.audit) } = done;
      print(isDry ? 'Nothing is wrong, and nothing is done.' : said);
      if (notice) print(notice.text);
      if (mails.length > 0) print(`Mails: ${mails.length}.`);
    },
  };
}

const fieldsIn = (fields: Fields, data?: TSchema): Fields => {
  const { properties = {} } = (data ?? {}) as { properties?: TProperties };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in properties));
};

const idOptions = (helps: Record<string, string>): Record<string, CommandOption> =>
  Object.fromEntries(
    Object.entries(helps).map(([option, help]) => [
      option,
      { value: option === 'email' ? 'address' : option === 'class' ? 'id' : option, help, required: true },
    ]),
  );

const nameIn = (values: Values, option: string): string =>
  option === 'email' ? emailIn(values.required(option)) : values.required(option);

async function idOf<Kept>({ db }: ActionContext, { commandId }: Resource<Kept>, value: string, values: Values) {
  if (!commandId?.idOf) return value;
  const others = Object.keys(commandId.others ?? {}).map((option) => [option, nameIn(values, option)]);
  return (await commandId.idOf(db, value, Object.fromEntries(others))) ?? '';
}

function fieldOptions(fields: Fields, isComplete: boolean): Record<string, CommandOption> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { label, hint, kind, choices, required, initial, isList = false, switchesTo } = field;
      const described = [label, hint, switchesTo ? undefined : choices?.join(', ')];
      return [
        optionOf(name, field),
        {
          ...(switchesTo === undefined && { value: valueNames[kind] ?? 'text' }),
          help: described.filter(Boolean).join('. '),
          required: isComplete && required === true && initial === '',
          several: kind === 'references' || isList,
        },
      ];
    }),
  );
}

const inputOption = (schema: TSchema, required: boolean): CommandOption => {
  const { title = '', description = '', type, enum: choices } = schema as Described;
  const help = [title, description, choices?.join(', ')].filter(Boolean).join('. ');
  return type === 'boolean' ? { help } : { value: type === 'integer' ? 'number' : 'text', help, required };
};

interface Described {
  title?: string;
  description?: string;
  type?: string;
  enum?: string[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** `oldPrice` is `--old-price`, and a reference `languageId` is `--language`. */
export const optionOf = (name: string, { list, option }: Pick<Field, 'list' | 'option'> = {}): string =>
  option ?? (list ? name.replace(/Id$/, '') : name).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function dataIn(fields: Fields, values: Values): FieldData {
  const data: FieldData = {};
  for (const [name, field] of Object.entries(fields)) {
    const option = optionOf(name, field);
    if (values.has(option)) data[name] = valueIn(field, values.all(option));
  }
  return data;
}

function valueIn({ isList, kind, ofOption, switchesTo }: Field, texts: string[]): FieldValue {
  if (switchesTo !== undefined) return switchesTo;
  if (kind === 'references') return texts;
  const text = isList ? texts.join('\n') : (texts.at(-1) ?? '');
  return ofOption ? ofOption(text) : text;
}

function inputIn(properties: Record<string, TSchema>, values: Values): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const option = optionOf(name, schema);
    const {
      type,
      enum: choices,
      maxLength = Number.POSITIVE_INFINITY,
      minimum = 0,
      maximum = 999_999_999,
    } = schema as Described;
    const value = values.optional(option);
    if (value === undefined) continue;
    if (choices && !choices.includes(value))
      throw new UsageError(`--${option} has to be one of: ${choices.join(', ')}.`);
    if (value.length > maxLength) throw new UsageError(`--${option} is longer than ${maxLength} characters.`);
    const fault = type === 'integer' ? countFault(value, minimum, maximum) : undefined;
    if (fault) throw new UsageError(`--${option} ${fault}`);
    given[name] = type === 'boolean' ? true : type === 'integer' ? Number(value) : value;
  }
  return given;
}

const saidOf = <Kept>({ list, name, row }: Resource<Kept>, record: Kept, audit: string): string =>
  `${name} ${row(record, '').id}: ${audit.replace(new RegExp(`^(${list}|${name}) `), '')}.`;

function doneIn<Kept>(
  { commandId, fields, listCommand, name }: Resource<Kept>,
  options: Fields,
  outcome: Outcome<Kept>,
  id?: string,
) {
  switch (outcome.kind) {
    case 'done':
      return outcome;
    case 'missing':
      throw new UserError(
        commandId?.missing?.(id ?? '') ??
          `There is no ${commandId?.noun ?? name} ${id}.${listCommand ? ` See: ${listCommand}` : ''}`,
      );
    case 'changed':
      throw new UserError(`${outcome.by || 'Somebody'} has changed this meanwhile.`);
    case 'fault': {
      if (!outcome.faults)
        throw new UserError(outcome.asks ? `${outcome.fault} Then add --${optionOf(outcome.asks)}.` : outcome.fault);
      const isOfOption = ({ field, fault }: FieldFault) =>
        options[field] !== undefined && (isEndOfSentence(fault) || fault.startsWith('"'));
      const text = outcome.faults
        .map((fault) =>
          isOfOption(fault) && isEndOfSentence(fault.fault)
            ? `--${optionOf(fault.field, options[fault.field])} ${fault.fault}`
            : sentenceOf(fields, fault),
        )
        .join(' ');
      throw outcome.faults.some(isOfOption) ? new UsageError(text) : new UserError(text);
    }
  }
}
