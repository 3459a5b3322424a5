import { UserError } from '@agile-languages/shared/errors';
import { type AuditFilter, type Author, createAuditRepository } from '../core/audit.ts';
import { withClassNames } from '../core/class-names.ts';
import { csvOf } from '../core/csv.ts';
import { exportList as exported } from '../core/exports.ts';
import { importRecords } from '../core/imports.ts';
import { inJobContext, type JobSettings } from '../core/job-context.ts';
import { perform, type Seen } from '../core/perform.ts';
import type { AnyResource, ListFilter } from '../core/resource.ts';
import { wholeList } from '../core/whole-list.ts';
import { resources } from '../resources/all.ts';
import type { OrderPeriod } from '../resources/booking/orders.ts';
import { type OrderFormat, ordersFile } from '../resources/booking/orders-file.ts';
import { partnerDays } from '../resources/key/days.ts';
import { partnerReport } from '../resources/key/report.ts';
import { classReport, type Grouping } from './class-report.ts';
import type { ReportPeriod } from './class-report-queries.ts';

interface Job {
  settings: JobSettings;
}

interface ListJob extends Job {
  list: string;
}

interface ImportJob extends ListJob {
  bytes: Buffer;
  author: Author;
  isDry: boolean;
}

export const importFile = ({ settings, list, bytes, ...options }: ImportJob) =>
  inJobContext(settings, (context) => {
    const resource = resourceOf(list);
    if (!resource.imports) throw new Error(`A file of ${list} is not read.`);
    return importRecords(context, resource, resource.imports, bytes, options);
  }).catch(orRefused);

function orRefused(error: unknown): { refused: string } {
  if (error instanceof UserError) return { refused: error.message };
  throw error;
}

interface ExportJob extends ListJob {
  filter: ListFilter;
  part: number | undefined;
  author: Author;
}

export const exportList = ({ settings, list, filter, author, part }: ExportJob) =>
  inJobContext(settings, (context) => exported(context, resourceOf(list), filter, author, part)).catch(orRefused);

export const exportAuditLog = ({ settings, filter }: Job & { filter: AuditFilter }) =>
  inJobContext(settings, async ({ db, clock }) => {
    const rows = await wholeList((page) => createAuditRepository(db, clock).page(filter, page));
    const count = rows.length;
    const head = ['at (UTC)', 'who', 'action', 'subject', 'detail', 'address'];
    const text = await csvOf(await withClassNames(db, rows), (part) => [
      head,
      ...part.map(({ at, email, action, subject, detail, address }) => [at, email, action, subject, detail, address]),
    ]);
    return { count, text };
  }).catch(orRefused);

export const reportOf = ({ settings, partnerId, month }: Job & { partnerId: string; month: string }) =>
  inJobContext(settings, async ({ db }) => ({
    rows: await partnerReport(db, partnerId, month),
    days: await partnerDays(db, partnerId, month),
  }));

export const classReportOf = ({ settings, by, period }: Job & { by: Grouping; period: ReportPeriod }) =>
  inJobContext(settings, ({ db }) => classReport(db, by, period));

export const exportOrders = ({ settings, period, format }: Job & { period: OrderPeriod; format: OrderFormat }) =>
  inJobContext(settings, ({ db }) => ordersFile(db, period, format));

interface ActionJob extends ListJob {
  name: string;
  seen: Seen | undefined;
  input: Record<string, unknown>;
  author: Author;
  isDry: boolean;
}

export const act = ({ settings, list, name, seen, input, author, isDry }: ActionJob) =>
  inJobContext(settings, (context) => {
    const action = resourceOf(list).actions.find((each) => each.name === name);
    if (!action) throw new Error(`There is no action ${name} of ${list}.`);
    return perform(context, action, seen, input, author, { isDry });
  });

function resourceOf(list: string): AnyResource {
  const resource = resources.find((each) => each.list === list);
  if (!resource) throw new Error(`There is no list ${list}.`);
  return resource;
}
