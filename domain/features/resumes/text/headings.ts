import { fold } from './fold.ts';

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'other';

/** The section kind if the whole line is a heading, in English, French or Spanish. */
export function getHeadingKind(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined;
  const words = fold(text)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .trim()
    .split(/\s+/);
  if (words.length > 6) return undefined;
  return exact.get(words.join(' ')) ?? matchVocabulary(words);
}

const phrases: Record<SectionKind, string> = {
  contact: `contact|contact information|contact details|contact info|personal information|personal details|coordonnees|informations personnelles|contacto|datos personales|informacion de contacto|informacion personal`,
  summary: `summary|profile|objective|about|about me|career overview|overview|professional background|summary of qualifications|qualifications summary|executive summary|career objective|personal statement|statement|profil|sommaire|resume professionnel|a propos|a propos de moi|objectif|objectif professionnel|resumen|perfil|perfil profesional|resumen profesional|objetivo|objetivo profesional|sobre mi|extracto`,
  experience: `experience|employment|employment history|work history|work experience|career history|professional experience|relevant experience|positions held|internships|internship|work|jobs|career|experience professionnelle|experiences professionnelles|experiences|emplois|parcours professionnel|experience de travail|stages|experiencia|experiencia laboral|experiencia profesional|historial laboral|trayectoria profesional|practicas`,
  education: `education|education and training|training|academic background|academics|academic qualifications|studies|schooling|formation|formations|etudes|scolarite|formation academique|formation et diplomes|diplomes|educacion|formacion|formacion academica|estudios|educacion y formacion`,
  skills: `skills|highlights|skill highlights|skills and tools|core competencies|competencies|areas of expertise|expertise|technologies|tools|tools and technologies|technical proficiencies|tech stack|strengths|qualifications|key skills|computer skills|software|abilities|proficiencies|competences|competences techniques|competences cles|habiletes|aptitudes|logiciels|outils|atouts|habilidades|competencias|conocimientos|aptitudes y habilidades|herramientas|destrezas`,
  certifications: `certifications|certification|certificates|licenses|licences|licenses and certifications|certifications and licenses|credentials|accreditations|certificats|permis|accreditations et certifications|certificaciones|certificados|licencias|cursos y certificados`,
  languages: `languages|language skills|langues|langues parlees|competences linguistiques|idiomas|lenguas`,
  other: `accomplishments|achievements|awards|honors|honours|selected honors|activities and honors|awards and honors|projects|personal projects|selected projects|publications|patents|talks|invited talks|presentations|interests|hobbies|hobbies and interests|activities|extracurricular activities|volunteer|volunteering|volunteer experience|volunteer work|community service|references|affiliations|professional affiliations|memberships|additional information|other information|other|miscellaneous|coursework|relevant coursework|research|military service|projets|publications et conferences|prix|distinctions|benevolat|centres d'interet|loisirs|interets|references sur demande|divers|proyectos|premios|publicaciones|voluntariado|intereses|aficiones|referencias|otros|informacion adicional`,
};

const exact = new Map<string, SectionKind>();
for (const [kind, list] of Object.entries(phrases)) {
  for (const phrase of list.split('|')) exact.set(phrase, kind as SectionKind);
}

/** Words that only modify a heading: "Relevant Professional Experience", "Compétences clés". */
const modifiers = new Set(
  `professional work working relevant key core technical related selected other additional my main primary personal academic career recent and the of in & et de des en y e la los las le les summary history background skills highlights information professionnelle professionnelles techniques cles principales profesional profesionales laboral tecnicas academica`.split(
    ' ',
  ),
);

/** Matches headings of modifiers and section words; the first section word decides. */
function matchVocabulary(words: readonly string[]): SectionKind | undefined {
  const plain = words.filter((word) => !modifiers.has(word));
  const named = plain.length > 0 ? plain : words.slice(-1);
  const kinds = named.map((word) => exact.get(word));
  return kinds.length > 0 && kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined;
}
