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

/** The section kind if the whole line is a heading, in English, French, Spanish, Korean or Japanese. */
export function getHeadingKind(text: string): SectionKind | undefined {
  // A period, comma or opening bracket belongs to running text.
  if (text.length > 60 || /[.,;(]$/.test(text)) return undefined;
  const words = fold(text)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .trim()
    .split(/\s+/);
  if (words.length > 6) return undefined;
  return exact.get(words.join(' ')) ?? matchVocabulary(words) ?? findJoined(words);
}

/** A heading that lost the spaces between its words, because all its letters were set apart. */
function findJoined(words: readonly string[]): SectionKind | undefined {
  const [word = ''] = words;
  return words.length === 1 && word.length > 8 ? splitJoined(word) : undefined;
}

function splitJoined(word: string): SectionKind | undefined {
  const known = joined.get(word);
  if (known) return known;
  for (const modifier of modifiers) {
    if (modifier.length > 2 && word.startsWith(modifier)) {
      const kind = joined.get(word.slice(modifier.length));
      if (kind) return kind;
    }
  }
  return undefined;
}

const phrases: Record<SectionKind, string> = {
  contact: `contact|contact information|contact details|contact info|personal information|personal details|coordonnees|informations personnelles|contacto|datos personales|informacion de contacto|informacion personal`,
  summary: `summary|profile|objective|about|about me|career overview|overview|professional background|summary of qualifications|qualifications summary|executive summary|career objective|personal statement|statement|profil|sommaire|resume professionnel|a propos|a propos de moi|objectif|objectif professionnel|resumen|perfil|perfil profesional|resumen profesional|objetivo|objetivo profesional|sobre mi|extracto`,
  experience: `professional history|experience|employment|employment history|work history|work experience|career history|professional experience|relevant experience|positions held|internships|internship|work|jobs|career|experience professionnelle|experiences professionnelles|experiences|emplois|parcours professionnel|parcours|experiences de travail|experience pertinente|antecedents professionnels|experience de travail|stages|experiencia|experiencia laboral|experiencia profesional|historial laboral|trayectoria profesional|practicas`,
  education: `education|education and training|training|academic background|academics|academic qualifications|studies|schooling|formation|formations|etudes|scolarite|formation academique|formation et diplomes|diplomes|educacion|formacion|formacion academica|estudios|educacion y formacion`,
  skills: `skills|highlights|skill highlights|skills and tools|core competencies|competencies|areas of expertise|expertise|technologies|tools|tools and technologies|technical proficiencies|tech stack|strengths|qualifications|key skills|computer skills|software|abilities|proficiencies|competences|competences techniques|competences cles|habiletes|aptitudes|logiciels|outils|atouts|habilidades|competencias|conocimientos|aptitudes y habilidades|herramientas|destrezas`,
  certifications: `certifications|permis et certificats|permis et certifications|cursos y certificaciones|cursos|certification|certificates|licenses|licences|licenses and certifications|certifications and licenses|credentials|accreditations|certificats|permis|accreditations et certifications|certificaciones|certificados|licencias|cursos y certificados|titulos y certificados`,
  languages: `languages|language skills|langues|langues parlees|competences linguistiques|idiomas|lenguas`,
  other: `accomplishments|achievements|awards|honors|honours|selected honors|activities and honors|awards and honors|projects|personal projects|selected projects|publications|patents|talks|invited talks|presentations|interests|hobbies|hobbies and interests|activities|extracurricular activities|volunteer|volunteering|volunteer experience|volunteer work|community service|references|affiliations|professional affiliations|memberships|additional information|other information|other|miscellaneous|coursework|relevant coursework|research|military service|projets|publications et conferences|prix|distinctions|benevolat|centres d'interet|loisirs|interets|references sur demande|divers|proyectos|premios|publicaciones|voluntariado|intereses|aficiones|referencias|otros|informacion adicional`,
};

/** Korean, then Japanese. */
const eastAsian: Partial<Record<SectionKind, string>> = {
  contact: `연락처|인적사항|인적 사항|기본 정보|기본정보|개인정보|개인 정보|連絡先|基本情報|個人情報`,
  summary: `소개|자기소개|자기 소개|자기소개서|요약|경력 요약|프로필|職務要約|概要|要約|自己紹介|自己pr|プロフィール`,
  experience: `경력|경력사항|경력 사항|경력 기술서|업무 경험|업무경험|업무 경력|경험|직장 경력|근무 경력|이력|職歴|職務経歴|職務履歴|経歴|勤務経歴|業務経験|実務経験`,
  education: `학력|학력사항|학력 사항|교육|교육 사항|교육사항|교육 이수|최종 학력|学歴|教育|最終学歴`,
  skills: `기술|보유 기술|보유기술|기술 스택|기술스택|핵심 역량|핵심역량|역량|스킬|보유 역량|사용 기술|スキル|技術|技能|活かせる経験・スキル|活かせる経験 スキル|保有スキル|得意分野|テクニカルスキル`,
  certifications: `자격증|자격|자격 사항|자격사항|자격 및 면허|자격증 및 면허|면허|資格|免許|免許・資格|免許 資格|資格・免許|資格 免許|保有資格|取得資格`,
  languages: `언어|외국어|어학|어학 능력|외국어 능력|語学|語学力|言語`,
  other: `수상|수상 경력|수상경력|수상 내역|프로젝트|프로젝트 경험|봉사활동|봉사 활동|취미|활동|대외활동|논문|추천인|기타|병역|병역사항|受賞歴|プロジェクト|趣味|特技|志望動機|その他|本人希望欄|本人希望記入欄|ボランティア`,
};

const exact = new Map<string, SectionKind>();
const joined = new Map<string, SectionKind>();
for (const [kind, list] of [...Object.entries(phrases), ...Object.entries(eastAsian)]) {
  for (const phrase of list.split('|').map(fold)) {
    exact.set(phrase, kind as SectionKind);
    joined.set(phrase.replaceAll(' ', ''), kind as SectionKind);
    joined.set(phrase.replaceAll(' ', 'and'), kind as SectionKind);
  }
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
