import { content } from './content.ts';
import { data } from './data.ts';
import { design } from './design.ts';
import { education } from './education.ts';
import { field } from './field.ts';
import { finance } from './finance.ts';
import { health } from './health.ts';
import type { JobFamily } from './job-family.ts';
import { laboratory } from './laboratory.ts';
import { logistics } from './logistics.ts';
import { manufacturing } from './manufacturing.ts';
import { office } from './office.ts';
import { quality } from './quality.ts';
import { retail } from './retail.ts';
import { software } from './software.ts';
import { support } from './support.ts';
import { technology } from './technology.ts';

export const jobFamilies = {
  content,
  data,
  design,
  education,
  field,
  finance,
  health,
  laboratory,
  logistics,
  manufacturing,
  office,
  quality,
  retail,
  software,
  support,
  technology,
} as const satisfies Readonly<Record<string, JobFamily>>;

export type JobFamilyKey = keyof typeof jobFamilies;
