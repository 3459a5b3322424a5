import { getSystemErrorMessage } from 'node:util';

const full = 'The disk is full';
const forbidden = 'This account has no permission';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: 'The account has used all the disk that it may',
  EFBIG: 'The file is larger than this system allows',
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: 'The disk can only be read',
  EIO: 'The disk does not work',
  EMFILE: 'Too many files are open',
  ENFILE: 'Too many files are open',
};

const sqliteFaults: Readonly<Record<number, string>> = { 8: 'The database can only be read', 13: full };

export function machineFault(cause: unknown): string | undefined {
  for (let error = cause; error instanceof Error; error = error.cause) {
    const { code = '', errno, path, syscall, errcode } = error as Partial<SystemError>;
    const known = Object.hasOwn(reasons, code) ? reasons[code] : sqliteFaults[errcode ?? 0];
    const reason = known ?? (path && errno ? otherFault(errno) : undefined);
    if (reason) return `${reason}: ${path ? `${syscall} ${path}` : error.message}.`;
  }
  return undefined;
}

const otherFault = (errno: number) => `The system does not do it (${getSystemErrorMessage(errno)})`;

interface SystemError extends NodeJS.ErrnoException {
  errcode: number;
}
