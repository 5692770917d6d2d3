import type { Control } from 'react-hook-form';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';

/** The form control shared by the profile sections. */
export type ProfileControl = Control<ProfileFields, unknown, ProfileFields>;

export interface PartProps {
  readonly control: ProfileControl;
}
