import type { Profile } from '#domain/features/seekers/contract.ts';
import { buildEmployerProfile, type EmployerProfile } from '#domain/features/seekers/employer-profile.ts';
import {
  type Experience,
  type PrintedContact,
  printedContacts,
  type SkillDetail,
} from '#domain/features/seekers/profile-parts.ts';
import { formatCount } from '#domain/lib/count-phrase.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { formatTags, type Language, languageTags } from '#domain/phrases/phrases.ts';
import { getPhrases } from '#server/lib/phrases.ts';
import { buildPdfContent, type PdfContent, type PdfWriter } from '#server/pdf/pdf-content.ts';

interface PrintOptions {
  readonly language: Language;
  /** The person's choice for this file, whatever employers see. */
  readonly contact: readonly PrintedContact[];
  readonly now: Date;
}

/** A profile as an employer sees it, with the chosen contact details, as the content of a PDF. */
export function buildProfilePdf(profile: Profile, { language, contact, now }: PrintOptions): PdfContent {
  const phrases = getPhrases(language);
  const texts = buildTexts(language, phrases);
  const { full_name: name, country } = profile;
  const options = {
    title: name,
    author: name,
    language: languageTags[language],
    size: country === 'US' || country === 'CA' ? ('LETTER' as const) : ('A4' as const),
    now,
    footer: phrases.seekers.profileExport.page,
  };
  return buildPdfContent(options, (page) => {
    const visible = buildEmployerProfile(profile);
    page.heading(1, name);
    if (profile.headline) page.paragraph(profile.headline);
    const details = listContacts(profile, contact);
    if (details.length > 0) page.paragraph(details.join('  ·  '), 'muted');
    writeSections(page, visible, texts);
  });
}

function listContacts(profile: Profile, contact: readonly PrintedContact[]): string[] {
  const { city, region, phone, email } = profile;
  const texts = { place: [city, region].filter(Boolean).join(', '), phone, email };
  return printedContacts.flatMap((each) => (contact.includes(each) && texts[each] !== '' ? [texts[each]] : []));
}

type Texts = ReturnType<typeof buildTexts>;

function writeSections(
  page: PdfWriter,
  visible: EmployerProfile,
  { headings, formatPeriod, formatSkill }: Texts,
): void {
  const writeSection = (title: keyof typeof headings, hasContent: boolean, write: () => void) => {
    if (!hasContent) return;
    page.heading(2, headings[title]);
    write();
  };
  const writeList = (title: 'certifications' | 'languages' | 'links') =>
    writeSection(title, visible[title].length > 0, () => page.list(visible[title]));
  writeSection('about', visible.summary !== '', () => page.paragraph(visible.summary));
  writeSection('experience', visible.experience.length > 0, () => {
    for (const job of visible.experience) {
      page.heading(3, [job.title, job.employer].filter(Boolean).join(', '));
      page.paragraph(formatPeriod(job), 'muted');
      page.paragraph(job.text);
    }
  });
  writeSection('education', visible.education.length > 0, () => {
    for (const entry of visible.education) {
      page.heading(3, [entry.degree, entry.field].filter(Boolean).join(', ') || entry.school);
      const school = entry.degree || entry.field ? entry.school : '';
      page.paragraph([school, formatPeriod(entry)].filter(Boolean).join('  ·  '), 'muted');
    }
  });
  writeSection('skills', visible.skills.length > 0, () =>
    page.list(visible.skills.map((skill) => formatSkill(skill, visible))),
  );
  writeList('certifications');
  writeList('languages');
  writeList('links');
}

function buildTexts(language: Language, { seekers, applications }: Phrases) {
  const { profileExport } = seekers;
  const { detail } = applications.review;
  const month = new Intl.DateTimeFormat(formatTags[language], { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const formatDate = (date: string) => (date.length === 7 ? month.format(new Date(`${date}-01T00:00:00Z`)) : date);
  const formatYears = (years: number) =>
    formatCount({ one: detail.years_one, other: detail.years_other }, years, languageTags[language]);
  return {
    headings: profileExport.headings,
    formatPeriod: ({ start, end }: Pick<Experience, 'start' | 'end'>) =>
      start
        ? interpolate(profileExport.time, {
            start: formatDate(start),
            end: end ? formatDate(end) : profileExport.today,
          })
        : formatDate(end),
    formatSkill: (skill: string, { skill_details: details }: { readonly skill_details: readonly SkillDetail[] }) => {
      const skillDetail = details.find((detail) => detail.skill === skill);
      const years = skillDetail?.years === null || skillDetail === undefined ? '' : formatYears(skillDetail.years);
      const level = skillDetail?.level ? detail.levels[skillDetail.level] : '';
      return [skill, years, level].filter(Boolean).join(', ');
    },
  };
}
