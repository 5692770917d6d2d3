import type { Application, ApplicationCard } from '#domain/features/applications/contract.ts';
import { getMaskedName } from '#domain/features/applications/masking/masking.ts';
import type { Redact } from '#domain/features/applications/masking/redact.ts';
import type { EmployerProfile } from '#domain/features/seekers/employer-profile.ts';

/** Replaces the person of a masked application on a list. Headlines can contain names; only the application shows them. */
export function maskCard<C extends Pick<ApplicationCard, 'id' | 'seeker'>>(card: C): C {
  return {
    ...card,
    is_masked: true,
    seeker: { ...card.seeker, id: 0, name: getMaskedName(card.id), headline: '' },
  };
}

/** Removes from a masked application what identifies the person, and its files. */
export function maskApplication(application: Application, headline: string, redact: Redact): Application {
  const masked = maskCard(application);
  const { answers, cover_note: coverNote, resume, profile, events, notes } = masked;
  return {
    ...masked,
    seeker: { ...masked.seeker, headline: redact(headline) },
    tags: masked.tags.filter(({ name }) => redact(name) === name),
    answers: answers.map((answer) => ({ ...answer, text: redact(answer.text) })),
    cover_note: redact(coverNote),
    resume: resume && { ...resume, file_name: '', path: '', text: redact(resume.text) },
    profile: maskProfile(profile, redact),
    events: events.map((event) => ({ ...event, note: redact(event.note), message: redact(event.message) })),
    notes: notes.map((note) => ({ ...note, text: redact(note.text) })),
  };
}

function maskProfile(profile: EmployerProfile, redact: Redact): EmployerProfile {
  return {
    email: '',
    phone: '',
    summary: redact(profile.summary),
    skills: profile.skills.map(redact),
    skill_details: profile.skill_details.map((detail) => ({ ...detail, skill: redact(detail.skill) })),
    certifications: profile.certifications.map(redact),
    experience: profile.experience.map(({ title, employer, text }) => ({
      title: redact(title),
      employer: redact(employer),
      start: '',
      end: '',
      text: redact(text),
    })),
    education: profile.education.map(({ degree, field }) => ({
      school: '',
      degree: redact(degree),
      field: redact(field),
      start: '',
      end: '',
    })),
    languages: profile.languages,
    links: [],
  };
}
