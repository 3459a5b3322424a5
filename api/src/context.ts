import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import { createDeviceCookie } from './http/device-cookie.ts';
import { createRecentAnswers } from './http/list-answers.ts';
import { createMailRepository } from './mail/mail-repository.ts';
import { createUtf8Check } from './mail/takes-utf8.ts';
import { createMetrics } from './monitoring/metrics.ts';
import {
  type ApiOptions,
  databaseLocationOf,
  defaultBrand,
  defaultLimits,
  defaultListAge,
  defaultMail,
  defaultPasswordCost,
  defaultSiteOrigin,
  deskOriginOf,
  filesFolderOf,
  isDemo,
  type Limits,
  type MailSettings,
  senderOf,
} from './options.ts';
import { createFolderStore, createS3Store } from './pictures/file-store.ts';
import { createPictureRepository } from './pictures/picture-repository.ts';
import { createDeviceRepository } from './security/device-repository.ts';
import { createGuessRepository } from './security/guess-repository.ts';
import { createHourlyBudgetRepository } from './security/hourly-budget-repository.ts';
import { createPasswordQueue } from './security/password-queue.ts';
import { createPasswords } from './security/passwords.ts';
import { createSerialiser } from './security/serialise-by-key.ts';
import { createSessionRepository } from './security/session-repository.ts';
import { createThrottle } from './security/throttle.ts';

export type ApiContext = ReturnType<typeof createContext>;

export function createContext(db: Kysely<Database>, options: ApiOptions) {
  const clock = options.clock ?? (() => new Date());
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const siteOrigin = options.siteOrigin ?? defaultSiteOrigin;
  const brand = options.brand ?? defaultBrand;
  const mail: MailSettings = { ...defaultMail, from: senderOf(brand), ...options.mail };
  return {
    db,
    clock,
    metrics: createMetrics(),
    mail,
    takesUtf8Mail: createUtf8Check(isDemo(options) ? undefined : mail.smtpUrl, clock),
    webhooks: { allowsPrivate: options.webhooks?.allowsPrivate ?? false },
    publicationFault: options.publicationFault ?? (() => undefined),
    backup: options.backup,
    isStopping: () => options.stopping?.aborted ?? false,
    databaseLocation: databaseLocationOf(options),
    brand,
    siteOrigin,
    deskOrigin: deskOriginOf(options),
    deviceCookie: createDeviceCookie(siteOrigin),
    demo: isDemo(options),
    isPreview: false,
    passwords: createPasswords(options.passwordCost ?? defaultPasswordCost),
    passwordQueue: createPasswordQueue(limits.passwordsWaiting, clock),
    mailsWaiting: limits.mailsWaiting,
    throttles: createThrottles(limits, clock),
    serialiseByKey: createSerialiser(),
    recentLists: createRecentAnswers(options.maxListAge ?? defaultListAge, clock),
    devices: createDeviceRepository(db, clock),
    guessBudgets: createHourlyBudgetRepository(db, clock, limits.guessesOfUnknownDevices),
    linksToStaff: createHourlyBudgetRepository(db, clock, 1),
    linksToPartners: createHourlyBudgetRepository(db, clock, 2),
    guesses: createGuessRepository(db, clock, limits.guessesPerAccount),
    mails: createMailRepository(db, clock),
    pictures: createPictureRepository(
      db,
      options.filesUrl ? createS3Store(options.filesUrl) : createFolderStore(filesFolderOf(options)),
      clock,
    ),
    sessions: createSessionRepository(db, clock),
  };
}

function createThrottles(limits: Limits, clock: () => Date) {
  const minute = 60_000;
  return {
    guessesPerAddress: createThrottle({ limit: limits.guessesPerAddress, window: minute, clock }),
    codesPerMember: createThrottle({ limit: limits.codesPerMember, window: 10 * minute, clock }),
    resendsPerInvitation: createThrottle({ limit: limits.resendsPerInvitation, window: 15 * minute, clock }),
    messagesPerNetwork: createThrottle({ limit: limits.messagesPerNetwork, window: minute, clock }),
    messagesInTenMinutes: createThrottle({ limit: limits.messagesInTenMinutes, window: 10 * minute, clock }),
    partnerCallsPerNetwork: createThrottle({ limit: limits.partnerCallsPerNetwork, window: minute, clock }),
    partnerPageCalls: createThrottle({ limit: limits.partnerPageCalls, window: minute, clock }),
    partnerUsesPerNetwork: createThrottle({ limit: limits.partnerUsesPerNetwork, window: minute, clock }),
    partnerRequestsPerNetwork: createThrottle({
      limit: limits.partnerRequestsPerNetwork,
      window: 60 * minute,
      clock,
    }),
    reportsPerNetwork: createThrottle({ limit: limits.reportsPerNetwork, window: minute, clock }),
    messagesOfAll: createThrottle({ limit: limits.messagesOfAll, window: 10 * minute, clock }),
  };
}
