import { once } from 'node:events';
import { setPriority } from 'node:os';
import { compressFiles } from './compress-files.ts';

process.once('disconnect', () => process.exit(1));
process.on('SIGINT', () => {});
setPriority(19);
const [{ drafts, files }] = await once(process, 'message');
await compressFiles(drafts, files);
process.exit();
