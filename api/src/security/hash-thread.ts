import { hashSync, type Options, verifySync } from '@node-rs/argon2';
import { giveWay } from '../give-way.ts';

giveWay('awaited', 'thread');

export const hash = ({ password, options }: { password: string; options: Options }): string =>
  hashSync(password, options);

export const verify = ({ passwordHash, password }: { passwordHash: string; password: string }): boolean =>
  verifySync(passwordHash, password);
