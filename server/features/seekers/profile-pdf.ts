import type { Profile } from '#domain/features/seekers/contract.ts';
import {
  buildEmployerProfile,
  type EmployerProfile,
  hidePersonLocation,
} from '#domain/features/seekers/employer-profile.ts';
import type { Experience, SkillDetail } from '#domain/features/seekers/profile-parts.ts';
import { formatCount } from '#domain/lib/count-phrase.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { type Language, languageTags } from '#domain/phrases/phrases.ts';
import { getPhrases } from '#server/lib/phrases.ts';
import { createTaggedPdf, type PdfWriter } from '#server/pdf/tagged-pdf.ts';

/** A profile as people send it: what an employer would see of it, in words of the language. */
export function buildProfilePdf(profile: Profile, language: Language, now: Date): Promise<Buffer> {
  const phrases = getPhrases(language);
  const words = buildTexts(language, phrases);
  const { full_name: name, country } = profile;
  const about = {
    title: name,
    author: name,
    language: languageTags[language],
    size: country === 'US' || country === 'CA' ? ('LETTER' as const) : ('A4' as const),
    now,
    footer: (page: number, pages: number) =>
      interpolate(phrases.seekers.profileExport.page, { page: String(page), pages: String(pages) }),
  };
  return createTaggedPdf(about, (page) => {
    const { city, region } = hidePersonLocation(profile, profile.hidden);
    const shown = buildEmployerProfile(profile);
    page.heading(1, name);
    if (profile.headline) page.paragraph(profile.headline);
    const reach = [[city, region].filter(Boolean).join(', '), shown.phone, shown.email].filter(Boolean);
    if (reach.length > 0) page.paragraph(reach.join('  ·  '), 'muted');
    writeParts(page, shown, words);
  });
}

type Texts = ReturnType<typeof buildTexts>;

function writeParts(page: PdfWriter, shown: EmployerProfile, { headings, timeOf, skillOf }: Texts): void {
  const part = (title: keyof typeof headings, isThere: boolean, write: () => void) => {
    if (!isThere) return;
    page.heading(2, headings[title]);
    write();
  };
  const listed = (title: 'certifications' | 'languages' | 'links') =>
    part(title, shown[title].length > 0, () => page.list(shown[title]));
  part('about', shown.summary !== '', () => page.paragraph(shown.summary));
  part('experience', shown.experience.length > 0, () => {
    for (const job of shown.experience) {
      page.heading(3, [job.title, job.employer].filter(Boolean).join(', '));
      page.paragraph(timeOf(job), 'muted');
      page.paragraph(job.text);
    }
  });
  part('education', shown.education.length > 0, () => {
    for (const entry of shown.education) {
      page.heading(3, [entry.degree, entry.field].filter(Boolean).join(', ') || entry.school);
      const school = entry.degree || entry.field ? entry.school : '';
      page.paragraph([school, timeOf(entry)].filter(Boolean).join('  ·  '), 'muted');
    }
  });
  part('skills', shown.skills.length > 0, () => page.list(shown.skills.map((skill) => skillOf(skill, shown))));
  listed('certifications');
  listed('languages');
  listed('links');
}

function buildTexts(language: Language, { seekers, applications }: Phrases) {
  const { profileExport } = seekers;
  const { detail } = applications.review;
  const month = new Intl.DateTimeFormat(languageTags[language], { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const dayOf = (date: string) => (date.length === 7 ? month.format(new Date(`${date}-01T00:00:00Z`)) : date);
  const yearsOf = (years: number) =>
    formatCount({ one: detail.years_one, other: detail.years_other }, years, languageTags[language]);
  return {
    headings: profileExport.headings,
    timeOf: ({ start, end }: Pick<Experience, 'start' | 'end'>) =>
      start
        ? interpolate(profileExport.time, { start: dayOf(start), end: end ? dayOf(end) : profileExport.today })
        : dayOf(end),
    skillOf: (skill: string, { skill_details: details }: { readonly skill_details: readonly SkillDetail[] }) => {
      const said = details.find((detail) => detail.skill === skill);
      const years = said?.years === null || said === undefined ? '' : yearsOf(said.years);
      const level = said?.level ? detail.levels[said.level] : '';
      return [skill, years, level].filter(Boolean).join(', ');
    },
  };
}
