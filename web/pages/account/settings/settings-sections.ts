import { type ComponentType, lazy } from 'react';
import type { Permission } from '#domain/access/permissions.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { tenantSections } from './tenant-sections.ts';

/**
 * A section of the settings. The page renders its heading; the component is a separate chunk
 * that loads its own data and handles its own loading and error states.
 */
export interface SettingsSection {
  /** Its anchor on the sub-page. */
  readonly id: string;
  readonly title: PhraseKey;
  readonly component: ComponentType;
  /** The roles that see it; all if absent. */
  readonly permission?: Permission;
  /** Tenant-wide settings, shown at /settingsV2 only. */
  readonly isWide?: true;
  /** Whether it renders its own cards. */
  readonly isPlain?: true;
}

/** Private settings: supporters, consents, data, and account deletion. */
const privacySections: readonly SettingsSection[] = [
  {
    id: 'supporters',
    title: 'supporters.title',
    permission: 'supporter.invite',
    component: lazy(async () => ({ default: (await import('#web/features/supporters/supporters.tsx')).Supporters })),
  },
  {
    id: 'partner',
    title: 'seekers.journal.partner.title',
    permission: 'journal.own',
    component: lazy(async () => ({ default: (await import('./own-partner-section.tsx')).OwnPartnerSection })),
  },
  {
    id: 'training',
    title: 'cohorts.own.title',
    permission: 'cohort.own',
    component: lazy(async () => ({
      default: (await import('#web/features/cohorts/own/own-training.tsx')).OwnTraining,
    })),
  },
  {
    id: 'consents',
    title: 'privacy.consents.title',
    permission: 'data.own',
    component: lazy(async () => ({ default: (await import('#web/features/privacy/consents.tsx')).Consents })),
  },
  {
    id: 'self-identification',
    title: 'fairness.own.title',
    permission: 'self_identification.own',
    component: lazy(async () => ({
      default: (await import('#web/features/fairness/self-identification.tsx')).SelfIdentification,
    })),
  },
  {
    id: 'my-data',
    title: 'privacy.data.title',
    permission: 'data.own',
    component: lazy(async () => ({ default: (await import('#web/features/privacy/data-download.tsx')).DataDownload })),
  },
  {
    id: 'delete-account',
    title: 'privacy.deletion.title',
    permission: 'data.own',
    component: lazy(async () => ({
      default: (await import('#web/features/privacy/delete-account.tsx')).DeleteAccount,
    })),
  },
];

/** The sections of the settings, in order. */
export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'account',
    title: 'settings.account.title',
    component: lazy(async () => ({
      default: (await import('#web/features/accounts/session/account-details.tsx')).AccountFacts,
    })),
  },
  {
    id: 'organization',
    title: 'settings.pages.organization',
    permission: 'organisation.own',
    component: lazy(async () => ({
      default: (await import('#web/features/organisations/own-organization.tsx')).OwnOrganization,
    })),
  },
  {
    id: 'fairness',
    title: 'fairness.publication.title',
    permission: 'fairness.publish',
    component: lazy(async () => ({
      default: (await import('#web/features/fairness/publication.tsx')).Publication,
    })),
  },
  {
    id: 'devices',
    title: 'accounts.security.devices.title',
    component: lazy(async () => ({ default: (await import('#web/features/accounts/session/devices.tsx')).Devices })),
  },
  {
    id: 'password',
    title: 'accounts.security.password.title',
    permission: 'account.secure',
    component: lazy(async () => ({
      default: (await import('#web/features/accounts/password/password-settings.tsx')).PasswordSettings,
    })),
  },
  {
    id: 'second-step',
    title: 'accounts.twoFactor.title',
    permission: 'account.second_step',
    component: lazy(async () => ({
      default: (await import('#web/features/accounts/two-factor/two-factor.tsx')).SecondStepSettings,
    })),
  },
  {
    id: 'ways-in',
    title: 'signIn.own.title',
    permission: 'account.secure',
    component: lazy(async () => ({
      default: (await import('#web/features/sign-in/own-sign-in-methods.tsx')).SignInMethodsSection,
    })),
  },
  {
    id: 'comfort',
    title: 'settings.pages.comfort',
    isPlain: true,
    component: lazy(async () => ({ default: (await import('#web/features/comfort/comfort-rows.tsx')).ComfortRows })),
  },
  {
    id: 'language',
    title: 'settings.pages.language',
    component: lazy(async () => ({
      default: (await import('#web/features/comfort/language-setting.tsx')).LanguageSetting,
    })),
  },
  {
    id: 'notifications',
    title: 'notifications.settings.title',
    permission: 'notification.choose',
    component: lazy(async () => ({
      default: (await import('#web/features/notifications/notification-settings.tsx')).NotificationSettings,
    })),
  },
  ...privacySections,
  ...tenantSections,
];
