import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';

/**
 * Names that people search for, and the titles of the same profession that do not contain them: "doctor" and "Surgeon".
 * The professions are those of the Standard Occupational Classification 2018 of the US Bureau of Labor Statistics (public
 * domain): 29-1210 to 29-1240, 29-1020, 29-1140 to 29-1170, 25-1000 to 25-3000, 23-1010, 49-3000, and 53-3000.
 */
const generalTitles: Readonly<Record<string, string>> = {
  'doctor|doctors|physician|physicians|medical doctor|medical doctors':
    'doctor|physician|surgeon|general practitioner|family practitioner|pediatrician|paediatrician|psychiatrist|hospitalist|' +
    'internist|anesthesiologist|anaesthesiologist|anesthetist|cardiologist|dermatologist|neurologist|neurosurgeon|' +
    'radiologist|oncologist|hematologist|pathologist|obstetrician|gynecologist|urologist|nephrologist|ophthalmologist|' +
    'otolaryngologist|gastroenterologist|endocrinologist|pulmonologist|rheumatologist|allergist|immunologist|geriatrician|' +
    'neonatologist|intensivist|physiatrist|orthopedist|traumatologist',
  'dentist|dentists': 'orthodontist|endodontist|periodontist|prosthodontist|oral surgeon',
  'nurse|nurses': 'rn|lpn|lvn|crna|aprn|midwife|registered nurse|nurse practitioner|nurse anesthetist',
  'teacher|teachers': 'educator|professor|lecturer|instructor|tutor|schoolteacher|headteacher',
  'lawyer|lawyers|attorney|attorneys':
    'lawyer|attorney|counsel|counselor at law|prosecutor|public defender|solicitor|barrister|litigator|conveyancer',
  'mechanic|mechanics':
    'auto technician|automotive technician|automotive service technician|diesel technician|vehicle technician|' +
    'aircraft technician|aviation technician|motorcycle technician|equipment technician|millwright',
  'driver|drivers':
    'chauffeur|trucker|courier|bus operator|truck operator|motor vehicle operator|transit operator|deliverer|cdl operator',
};

const specialtiesByName: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(generalTitles).flatMap(([names, specialties]) =>
    names.split('|').map((name) => [normalizeTerm(name), specialties.split('|')] as const),
  ),
);

/** Titles of the specialties of a general title, by its key; none for any other words. */
export function listSpecialties(key: string): readonly string[] {
  return specialtiesByName.get(key) ?? [];
}

/** The names that people search for, though titles seldom have them. */
export function listGeneralNames(): string[] {
  return [...specialtiesByName.keys()];
}
