import { Compass, Download, Ear, Eye, type LucideIcon } from 'lucide-react';
import type { profilePages } from '#web/app/paths.ts';

export type ProfilePageName = (typeof profilePages)[number];

export const profilePageIcons: Readonly<Record<ProfilePageName, LucideIcon>> = {
  preferences: Compass,
  needs: Ear,
  visibility: Eye,
  export: Download,
};

/** Anchors of earlier versions that are sub-pages now. */
export const formerAnchors: Readonly<Record<string, ProfilePageName>> = {
  '#preferences': 'preferences',
  '#needs': 'needs',
  '#part-hidden': 'visibility',
  '#hidden': 'visibility',
  '#take-along': 'export',
};
