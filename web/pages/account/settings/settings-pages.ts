import {
  Archive,
  Bell,
  BookOpen,
  Building2,
  ClipboardList,
  Contact,
  Download,
  KeyRound,
  Languages,
  type LucideIcon,
  MessageSquareText,
  MonitorSmartphone,
  Palette,
  Rss,
  Scale,
  ShieldCheck,
  SlidersHorizontal,
  SquareTerminal,
  ToggleLeft,
  Trash2,
  Type,
  UserRound,
  Users,
  Webhook,
} from 'lucide-react';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { type ownSettingsPages, paths, type tenantSettingsPages } from '#web/app/paths.ts';
import { type SettingsSection, settingsSections } from './settings-sections.ts';

/** A sub-page of the settings with its own address. */
export interface SettingsPage {
  /** The end of the address: `/setting/comfort`. */
  readonly name: (typeof ownSettingsPages | typeof tenantSettingsPages)[number];
  readonly title: PhraseKey;
  readonly icon: LucideIcon;
  /** The ids of its sections. */
  readonly sections: readonly string[];
  /** Pages of one group are next to each other. */
  readonly group: 'daily' | 'privacy' | 'tenant';
}

/** In the order of the list. */
export const settingsPages: readonly SettingsPage[] = [
  { name: 'account', title: 'settings.pages.account', icon: UserRound, sections: ['account'], group: 'daily' },
  {
    name: 'organization',
    title: 'settings.pages.organization',
    icon: Building2,
    sections: ['organization', 'fairness'],
    group: 'daily',
  },
  {
    name: 'login',
    title: 'settings.pages.login',
    icon: KeyRound,
    sections: ['password', 'second-step', 'ways-in'],
    group: 'daily',
  },
  { name: 'devices', title: 'settings.pages.devices', icon: MonitorSmartphone, sections: ['devices'], group: 'daily' },
  { name: 'comfort', title: 'settings.pages.comfort', icon: SlidersHorizontal, sections: ['comfort'], group: 'daily' },
  {
    name: 'notifications',
    title: 'settings.pages.notifications',
    icon: Bell,
    sections: ['notifications'],
    group: 'daily',
  },
  { name: 'language', title: 'settings.pages.language', icon: Languages, sections: ['language'], group: 'daily' },
  {
    name: 'supporters',
    title: 'settings.pages.supporters',
    icon: Users,
    sections: ['supporters', 'partner', 'training'],
    group: 'daily',
  },
  {
    name: 'consents',
    title: 'settings.pages.consents',
    icon: ShieldCheck,
    sections: ['consents', 'self-identification'],
    group: 'privacy',
  },
  { name: 'my-data', title: 'settings.pages.myData', icon: Download, sections: ['my-data'], group: 'privacy' },
  {
    name: 'delete-account',
    title: 'settings.pages.deleteAccount',
    icon: Trash2,
    sections: ['delete-account'],
    group: 'privacy',
  },
  { name: 'brand', title: 'tenants.brand.title', icon: Palette, sections: ['brand'], group: 'tenant' },
  { name: 'contact', title: 'tenants.contact.title', icon: Contact, sections: ['contact'], group: 'tenant' },
  {
    name: 'languages',
    title: 'settings.pages.tenantLanguages',
    icon: Languages,
    sections: ['languages', 'time-zone'],
    group: 'tenant',
  },
  { name: 'texts', title: 'texts.title', icon: Type, sections: ['texts'], group: 'tenant' },
  { name: 'switches', title: 'tenants.switches.title', icon: ToggleLeft, sections: ['switches'], group: 'tenant' },
  { name: 'sign-in', title: 'tenants.signInMethods.title', icon: KeyRound, sections: ['sign-in'], group: 'tenant' },
  { name: 'weights', title: 'tenants.weights.title', icon: Scale, sections: ['weights'], group: 'tenant' },
  {
    name: 'retention',
    title: 'retention.title',
    icon: Archive,
    sections: ['retention', 'retention-runs'],
    group: 'tenant',
  },
  { name: 'feedback', title: 'feedback.inbox.title', icon: MessageSquareText, sections: ['feedback'], group: 'tenant' },
  { name: 'articles', title: 'help.editor.title', icon: BookOpen, sections: ['articles'], group: 'tenant' },
  { name: 'job-feeds', title: 'jobFeeds.title', icon: Rss, sections: ['job-feeds'], group: 'tenant' },
  { name: 'surveys', title: 'surveys.manage.title', icon: ClipboardList, sections: ['surveys'], group: 'tenant' },
  { name: 'webhooks', title: 'integrations.webhooks.title', icon: Webhook, sections: ['webhooks'], group: 'tenant' },
  {
    name: 'api-tokens',
    title: 'integrations.tokens.title',
    icon: SquareTerminal,
    sections: ['api-tokens'],
    group: 'tenant',
  },
];

/** Sections that are parts of the profile now. */
const movedSections: Readonly<Record<string, string>> = {
  '#needs': paths.profilePage('needs'),
  '#sharing': paths.profilePage('visibility'),
};

/** The sections of a page that the person may see. */
export function listSections(page: SettingsPage, allowed: readonly SettingsSection[]): readonly SettingsSection[] {
  return page.sections.flatMap((id) => allowed.find((section) => section.id === id) ?? []);
}

/** The address of a section that was linked by its anchor: `/setting#second-step`. */
export function findSectionAddress(base: string, hash: string): string | undefined {
  const moved = movedSections[hash];
  if (moved) return moved;
  const id = hash.slice(1);
  const page = settingsPages.find(({ sections }) => sections.includes(id));
  if (!page || !settingsSections.some((section) => section.id === id)) return undefined;
  return `${base}/${page.name}${page.sections.length > 1 ? hash : ''}`;
}
