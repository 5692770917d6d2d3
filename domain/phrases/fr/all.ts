import type { Phrases } from '#domain/phrases/phrases.ts';
import { account } from './account.ts';
import { comfort } from './comfort.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { job } from './job.ts';
import { matching } from './matching.ts';
import { notifications } from './notifications.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { statuses } from './statuses.ts';
import { tables } from './tables.ts';

/** The French texts. */
export const fr = {
  account,
  comfort,
  common,
  errors,
  forms,
  home,
  job,
  matching,
  notifications,
  search,
  session,
  shell,
  statuses,
  tables,
} satisfies Phrases;
