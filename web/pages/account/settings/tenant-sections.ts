import { lazy } from 'react';
import type { SettingsSection } from './settings-sections.ts';

/** Sections about the tenant, its integrations, and feedback, in order. */
export const tenantSections: readonly SettingsSection[] = [
  {
    id: 'brand',
    title: 'tenants.brand.title',
    permission: 'tenant.edit',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/tenants/brand-section.tsx')).BrandSection,
    })),
  },
  {
    id: 'contact',
    title: 'tenants.contact.title',
    permission: 'tenant.edit',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/tenants/contact-section.tsx')).ContactSection,
    })),
  },
  {
    id: 'languages',
    title: 'tenants.languages.title',
    permission: 'tenant.edit',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/tenants/languages-section.tsx')).LanguagesSection,
    })),
  },
  {
    id: 'time-zone',
    title: 'tenants.timeZone.title',
    permission: 'tenant.edit',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/tenants/time-zone-section.tsx')).TimeZoneSection,
    })),
  },
  {
    id: 'texts',
    title: 'texts.title',
    permission: 'tenant.edit',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/texts/texts-section.tsx')).TextsSection,
    })),
  },
  {
    id: 'switches',
    title: 'tenants.switches.title',
    permission: 'tenant.edit',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/tenants/switches-section.tsx')).SwitchesSection,
    })),
  },
  {
    id: 'sign-in',
    title: 'tenants.signInMethods.title',
    permission: 'tenant.edit',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/sign-in/tenant-sign-in-methods.tsx')).TenantSignInMethods,
    })),
  },
  {
    id: 'weights',
    title: 'tenants.weights.title',
    permission: 'tenant.edit',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/tenants/weights-section.tsx')).WeightsSection,
    })),
  },
  {
    id: 'retention',
    title: 'retention.title',
    permission: 'tenant.edit',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/tenants/retention-section.tsx')).RetentionSection,
    })),
  },
  {
    id: 'retention-runs',
    title: 'retention.runs.title',
    permission: 'tenant.edit',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/tenants/retention-runs.tsx')).RetentionRuns,
    })),
  },
  {
    id: 'feedback',
    title: 'feedback.inbox.title',
    permission: 'feedback.read',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/feedback/inbox/feedback-page.tsx')).FeedbackPage,
    })),
  },
  {
    id: 'articles',
    title: 'help.editor.title',
    permission: 'article.edit',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/help/editor/articles-section.tsx')).ArticlesSection,
    })),
  },
  {
    id: 'job-feeds',
    title: 'jobFeeds.title',
    permission: 'webhook.manage',
    isWide: true,
    component: lazy(async () => ({ default: (await import('#web/features/job-feeds/job-feeds.tsx')).JobFeeds })),
  },
  {
    id: 'surveys',
    title: 'surveys.manage.title',
    permission: 'survey.manage',
    isWide: true,
    component: lazy(async () => ({
      default: (await import('#web/features/surveys/manage/surveys-section.tsx')).SurveysSection,
    })),
  },
  {
    id: 'webhooks',
    title: 'integrations.webhooks.title',
    permission: 'webhook.manage',
    isWide: true,
    component: lazy(async () => ({ default: (await import('#web/features/webhooks/webhooks.tsx')).Webhooks })),
  },
  {
    id: 'api-tokens',
    title: 'integrations.tokens.title',
    permission: 'api_token.own',
    isWide: true,
    component: lazy(async () => ({ default: (await import('#web/features/api-tokens/api-tokens.tsx')).ApiTokens })),
  },
];
