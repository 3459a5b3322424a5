import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import { deskOriginOf } from './desk-origin.ts';
import { createDeviceCookie } from './http/device-cookie.ts';
import { createRecentAnswers } from './http/recent-answers.ts';
import { createMetrics } from './metrics/metrics.ts';
import {
  type ApiOptions,
  databaseLocationOf,
  defaultBrand,
  defaultLimits,
  defaultListAge,
  defaultMail,
  defaultPasswordCost,
  defaultSiteOrigin,
  filesFolderOf,
  isDemo,
  type Limits,
  type MailSettings,
} from './options.ts';
import { createFolderStore } from './pictures/folder-store.ts';
import { createPictureRepository } from './pictures/picture-repository.ts';
import { createS3Store } from './pictures/s3-store.ts';
import { createClassRepository } from './repositories/class-repository.ts';
import { createContentRepository } from './repositories/content-repository.ts';
import { createDeviceRepository } from './repositories/device-repository.ts';
import { createEnrolmentRepository } from './repositories/enrolment-repository.ts';
import { createExpertRepository } from './repositories/expert-repository.ts';
import { createGuessBudgetRepository } from './repositories/guess-budget-repository.ts';
import { createGuessRepository } from './repositories/guess-repository.ts';
import { createInvitationRepository } from './repositories/invitation-repository.ts';
import { createMailRepository } from './repositories/mail-repository.ts';
import { createMemberRepository } from './repositories/member-repository.ts';
import { createPartnerKeyRepository } from './repositories/partner-key-repository.ts';
import { createPartnerRepository } from './repositories/partner-repository.ts';
import { createSampleRepository } from './repositories/sample-repository.ts';
import { createSessionRepository } from './repositories/session-repository.ts';
import { createPasswordQueue } from './security/password-queue.ts';
import { createPasswords } from './security/passwords.ts';
import { createSerialiser } from './security/serialise-by-key.ts';
import { createThrottle } from './security/throttle.ts';

/** Repositories, settings and limits that the calls use. */
export type ApiContext = ReturnType<typeof createContext>;

export function createContext(db: Kysely<Database>, options: ApiOptions) {
  const clock = options.clock ?? (() => new Date());
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const siteOrigin = options.siteOrigin ?? defaultSiteOrigin;
  const mail: MailSettings = { ...defaultMail, ...options.mail };
  return {
    db,
    clock,
    metrics: createMetrics(),
    mail,
    webhooks: { allowsPrivate: options.webhooks?.allowsPrivate ?? false },
    publicationFault: options.publicationFault ?? (() => undefined),
    /** Nightly backups of this process, if it makes any. */
    backup: options.backup,
    isStopping: () => options.stopping?.aborted ?? false,
    databaseLocation: databaseLocationOf(options),
    brand: options.brand ?? defaultBrand,
    siteOrigin,
    deskOrigin: deskOriginOf(options),
    deviceCookie: createDeviceCookie(siteOrigin),
    demo: isDemo(options),
    passwords: createPasswords(options.passwordCost ?? defaultPasswordCost),
    passwordQueue: createPasswordQueue(limits.passwordsWaiting, clock),
    throttles: createThrottles(limits, clock),
    serialiseByKey: createSerialiser(),
    recentLists: createRecentAnswers(options.maxListAge ?? defaultListAge, clock),
    classes: createClassRepository(db),
    content: createContentRepository(db),
    devices: createDeviceRepository(db, clock),
    enrolments: createEnrolmentRepository(db, clock),
    experts: createExpertRepository(db),
    guessBudgets: createGuessBudgetRepository(db, clock, limits.guessesOfUnknownDevices),
    guesses: createGuessRepository(db, clock, limits.guessesPerAccount),
    invitations: createInvitationRepository(db, clock),
    mails: createMailRepository(db, clock),
    members: createMemberRepository(db),
    partnerKeys: createPartnerKeyRepository(db, clock),
    partners: createPartnerRepository(db, clock),
    pictures: createPictureRepository(
      db,
      options.filesUrl ? createS3Store(options.filesUrl) : createFolderStore(filesFolderOf(options)),
      clock,
    ),
    samples: createSampleRepository(db),
    sessions: createSessionRepository(db, clock),
  };
}

function createThrottles(limits: Limits, clock: () => Date) {
  const minute = 60_000;
  return {
    guessesPerAddress: createThrottle({ limit: limits.guessesPerAddress, window: minute, clock }),
    resendsPerInvitation: createThrottle({ limit: limits.resendsPerInvitation, window: 15 * minute, clock }),
    messagesPerNetwork: createThrottle({ limit: limits.messagesPerNetwork, window: minute, clock }),
    messagesPerWiderNetwork: createThrottle({ limit: limits.messagesPerWiderNetwork, window: 10 * minute, clock }),
    partnerCallsPerNetwork: createThrottle({ limit: limits.partnerCallsPerNetwork, window: minute, clock }),
    partnerUsesPerNetwork: createThrottle({ limit: limits.partnerUsesPerNetwork, window: minute, clock }),
    partnerCallsPerKey: createThrottle({ limit: limits.partnerCallsPerKey, window: minute, clock }),
    reportsPerNetwork: createThrottle({ limit: limits.reportsPerNetwork, window: minute, clock }),
    messagesOfAll: createThrottle({ limit: limits.messagesOfAll, window: 10 * minute, clock }),
  };
}
