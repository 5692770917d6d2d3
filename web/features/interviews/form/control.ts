import type { Control } from 'react-hook-form';
import type { InterviewPlan } from '#domain/features/interviews/interview.ts';

export type PlanControl = Control<InterviewPlan, unknown, InterviewPlan>;
