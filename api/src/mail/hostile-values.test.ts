import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { hostileCells } from '../testing/hostile-cells.ts';
import { fillMail } from './fill-mail.ts';
import type { MailValues } from './mail-fields.ts';
import { mailIds, mailTexts } from './mail-texts.ts';
