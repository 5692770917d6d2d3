import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Profile } from '#domain/features/seekers/contract.ts';
import { useHashTarget } from '#web/lib/hooks/use-hash-target.ts';
import { loadDraft } from '#web/lib/input/drafts.ts';
import { getOwnerId, useSession } from '#web/lib/session.ts';
import { ProfileSection } from './profile-section.tsx';
import { findSectionOf, profileSections, type ProfileSection as Section } from './profile-sections.ts';
import { sectionDraft } from './use-section-form.ts';

/**
 * The sections of the profile, at most one of them open. A field in the address, such as `/profilev2#skills` from a match,
 * opens its section; otherwise one with an unsaved draft is open.
 */
export function ProfileOverview({ profile }: { readonly profile: Profile }) {
  const { hash, key } = useLocation();
  const field = hash.slice(1);
  const linked = findSectionOf(field);
  const [open, setOpen] = useState<Section | null>(() => linked ?? findDraftSection());
  const [visit, setVisit] = useState(key);
  if (visit !== key) {
    setVisit(key);
    if (linked) setOpen(linked);
  }
  useHashTarget(!linked);
  return profileSections.map((section) => (
    <ProfileSection
      key={section}
      section={section}
      profile={profile}
      isOpen={section === open}
      target={{ field: section === linked ? field : undefined, visit: key }}
      onOpen={() => setOpen(section)}
      onClose={() => setOpen(null)}
    />
  ));
}

function findDraftSection(): Section | null {
  const owner = getOwnerId(useSession.getState());
  return profileSections.find((section) => loadDraft(owner, sectionDraft(section)) !== null) ?? null;
}
