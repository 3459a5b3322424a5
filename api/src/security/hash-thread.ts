import { constants, platform, setPriority } from 'node:os';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

// On Linux each thread has a priority of its own. Elsewhere this would be the priority of the whole process.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);

export const hash = ({ password, options }: { password: string; options: Options }): string =>
  hashSync(password, options);

export const verify = ({ passwordHash, password }: { passwordHash: string; password: string }): boolean =>
  verifySync(passwordHash, password);
