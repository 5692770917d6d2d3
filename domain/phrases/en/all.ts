import { comfort } from './comfort.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { forms } from './forms.ts';
import { notifications } from './notifications.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { statuses } from './statuses.ts';
import { tables } from './tables.ts';

/** The English texts: the master that gives the other languages their shape. */
export const en = { comfort, common, errors, forms, notifications, session, shell, statuses, tables };
